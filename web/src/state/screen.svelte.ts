/** How much room there is: a phone, a tablet, or a whole desk. */
class Room {
  phone = $state(false);
  wide = $state(true);

  constructor() {
    const phone = matchMedia('(max-width: 699px)');
    const wide = matchMedia('(min-width: 1200px)');
    const read = (): void => {
      this.phone = phone.matches;
      this.wide = wide.matches;
    };
    phone.addEventListener('change', read);
    wide.addEventListener('change', read);
    read();
  }
}

export const room = new Room();
