/** Drawings in a box of 24 × 24: `l` is the class of plain strokes (see Icon.svelte). */
export const ICONS: Record<string, string> = {
  'good-cattle':
    '<path d="M3 4.2c.4 3 1.9 4.4 4.2 4.6C8.3 7.7 10 7 12 7s3.7.7 4.8 1.8c2.3-.2 3.8-1.6 4.2-4.6 1.2 3.1.6 6.1-2 7.5l2.6.6c-.5 1.8-1.9 2.6-3.9 2.3l-1.3 4.6c-.4 1.5-2.1 2.4-4.4 2.4s-4-.9-4.4-2.4l-1.3-4.6c-2 .3-3.4-.5-3.9-2.3l2.6-.6c-2.6-1.4-3.2-4.4-2-7.5z"/><circle cx="9" cy="12.6" r="1.1" fill="var(--raised)"/><circle cx="15" cy="12.6" r="1.1" fill="var(--raised)"/><path d="M9.3 18.4h5.4" stroke="var(--raised)" stroke-width="1.5" stroke-linecap="round"/>',
  'good-cloth':
    '<path d="M5 3h14v3.2h-2v11.6h2V21H5v-3.2h2V6.2H5z"/><path d="M7 9h10M7 12h10M7 15h10" stroke="var(--raised)" stroke-width="1.2"/><path d="M17 16c3 0 4.5 1.5 4.3 5.5" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round"/>',
  'good-coal':
    '<path d="M2 9.5h20l-2.6 8H4.6z"/><circle cx="7.5" cy="20" r="2.2"/><circle cx="16.5" cy="20" r="2.2"/><path d="M4.5 8.3 6.7 5l3 .6L12 2.8l3.4 1.4.6 2 2.6.3 1 1.8z"/><path d="M6 12.2h12" stroke="var(--raised)" stroke-width="1.2"/>',
  'good-corn':
    '<path d="M12 2c3 1.8 4.3 5 4.3 9 0 3.3-1.3 6.2-4.3 8.2C9 17.2 7.7 14.3 7.7 11 7.7 7 9 3.8 12 2z"/><path d="M9.2 6.5h5.6M8.4 9.7h7.2M8.4 12.9h7.2M9.3 16h5.4M12 3v15" stroke="var(--raised)" stroke-width="1"/><path d="M3.8 9.2c.3 6.2 2.7 10.8 8.2 12.8-2.6-4-4-8.2-8.2-12.8zM20.2 9.2c-.3 6.2-2.7 10.8-8.2 12.8 2.6-4 4-8.2 8.2-12.8z"/>',
  'good-cotton':
    '<path d="M12 3.2a4.2 4.2 0 0 1 4.2 3.5 4.3 4.3 0 0 1 1.5 8 4.2 4.2 0 0 1-5.7 1.8 4.2 4.2 0 0 1-5.7-1.8 4.3 4.3 0 0 1 1.5-8A4.2 4.2 0 0 1 12 3.2z"/><path d="M12 22v-5.5M12 16.5C9.5 14.5 9 12 9.3 9M12 16.5c2.5-2 3-4.5 2.7-7.5M12 16.5V8" fill="none" stroke="var(--raised)" stroke-width="1.2" stroke-linecap="round"/><path d="M12 22c-.3-2.7-2.5-4.3-6-4.3 1 2.7 3 4.3 6 4.3zM12 22c.3-2.7 2.5-4.3 6-4.3-1 2.7-3 4.3-6 4.3z"/>',
  'good-flour':
    '<path d="M8 6.5h8l.8-4.3c-1.5.7-2.3.2-3.3-.2-1 .8-2 .8-3 0-1 .4-1.8.9-3.3.2z"/><path d="M8 7.5h8c3 2.8 4.5 6 4.5 9.2 0 3.6-2.5 5.3-8.5 5.3s-8.5-1.7-8.5-5.3c0-3.2 1.5-6.4 4.5-9.2z"/><path d="M12 19v-7M12 14.5c-1.5 0-2.3-.8-2.4-2.2M12 14.5c1.5 0 2.3-.8 2.4-2.2M12 17.6c-1.5 0-2.3-.8-2.4-2.2M12 17.6c1.5 0 2.3-.8 2.4-2.2" stroke="var(--raised)" stroke-width="1.3" fill="none" stroke-linecap="round"/>',
  'good-fruit':
    '<path d="M12 7.5c3-2 8.5-.6 8.5 5.3 0 5-3.6 8.7-6.3 8.7-1 0-1.5-.4-2.2-.4s-1.2.4-2.2.4c-2.7 0-6.3-3.7-6.3-8.7 0-5.9 5.5-7.3 8.5-5.3z"/><path d="M12.3 6.5c-.2-2.6 1.6-4.6 5.2-4.5.1 2.9-1.9 4.7-5.2 4.5z"/><path d="M12 7.5c-1.8 3.5-1.8 9 0 13.3" fill="none" stroke="var(--raised)" stroke-width="1.3"/>',
  'good-oil':
    '<path d="M12 1.8 5.8 22h2l1-3.4h6.4l1 3.4h2zM12 8l1.2 3.8h-2.4zm-1.7 5.6h3.4l.9 3H9.4z" fill-rule="evenodd"/><path d="M19.5 3.5c1.5 2 2.3 3.2 2.3 4.3a2.3 2.3 0 0 1-4.6 0c0-1.1.8-2.3 2.3-4.3z"/>',
  'good-pigs':
    '<path d="M4 4.5c2-.3 3.8.3 5 1.6a11 11 0 0 1 6 0c1.2-1.3 3-1.9 5-1.6.4 2.3-.1 4.2-1.3 5.5.6 1 .9 2.2.9 3.5 0 4.2-3.3 7-7.6 7s-7.6-2.8-7.6-7c0-1.3.3-2.5.9-3.5C4.1 8.7 3.6 6.8 4 4.5z"/><ellipse cx="12" cy="15.3" rx="4" ry="2.9" fill="var(--raised)"/><circle cx="10.5" cy="15.3" r=".9"/><circle cx="13.5" cy="15.3" r=".9"/><circle cx="8.6" cy="10.6" r="1" fill="var(--raised)"/><circle cx="15.4" cy="10.6" r="1" fill="var(--raised)"/>',
  'good-steel': '<path d="M3 3.5h18v4.2h-6.3v8.6H21v4.2H3v-4.2h6.3V7.7H3z"/>',
  'good-wheat':
    '<path d="M12 22V9" stroke="currentColor" stroke-width="1.6"/><path d="M12 1.5c1.7 1.7 1.7 4 0 5.7-1.7-1.7-1.7-4 0-5.7zM11.3 11.3C8.8 11.2 7.2 9.6 7 7c2.6.1 4.2 1.7 4.3 4.3zM12.7 11.3c2.5-.1 4.1-1.7 4.3-4.3-2.6.1-4.2 1.7-4.3 4.3zM11.3 16c-2.5-.1-4.1-1.7-4.3-4.3 2.6.1 4.2 1.7 4.3 4.3zM12.7 16c2.5-.1 4.1-1.7 4.3-4.3-2.6.1-4.2 1.7-4.3 4.3zM11.3 20.7C8.8 20.6 7.2 19 7 16.4c2.6.1 4.2 1.7 4.3 4.3zM12.7 20.7c2.5-.1 4.1-1.7 4.3-4.3-2.6.1-4.2 1.7-4.3 4.3z"/>',
  'good-wood':
    '<path d="M6.5 6.5h11.3a4.5 5.5 0 0 1 0 11H6.5z"/><ellipse cx="6.5" cy="12" rx="4.3" ry="5.5" fill="var(--raised)" stroke="currentColor" stroke-width="1.7"/><ellipse cx="6.5" cy="12" rx="1.7" ry="2.3" fill="none" stroke="currentColor" stroke-width="1.3"/><path d="M13 10h4.5M12.5 14.2h3.5" stroke="var(--raised)" stroke-width="1.3" stroke-linecap="round"/>',
  'industry-brewing':
    '<path d="M4 7.2C3.2 4.7 5.6 2.8 7.7 3.7 9 1.6 12.4 1.7 13.4 3.9c2.2-.6 3.8 1.3 3 3.3z"/><path fill-rule="evenodd" d="M4.5 8.5H16v2h2.2a3 3 0 0 1 3 3v2.3a3 3 0 0 1-3 3H16V21H4.5zM16 12.5v4.3h1.9a1 1 0 0 0 1-1v-2.3a1 1 0 0 0-1-1z"/><path d="M7.7 11.5v6.5M10.3 11.5v6.5M12.9 11.5v6.5" stroke="var(--raised)" stroke-width="1.2"/>',
  'industry-leather':
    '<path d="M7 2.5h7v9.2c1.2 1.8 3.2 2.4 5.3 2.9 1.6.4 2.5 1.5 2.5 3.1V19H6.3c-.2-5.5.9-10.5.7-16.5z"/><path d="M6 20.2h15.8V22H6z"/><path d="M11 5.8h3M11 8.6h3" stroke="var(--raised)" stroke-width="1.2"/>',
  'industry-steel':
    '<path d="M2 7h4.5v-.8H22c-.3 3-2.5 4.6-5.5 5v2.6h-1.2l1.5 4.7H7l1.5-4.7H7.3v-1.5C4.5 12 2.5 10.2 2 7z"/>',
  'industry-textiles':
    '<path d="M5 3h14v3.2h-2v11.6h2V21H5v-3.2h2V6.2H5z"/><path d="M7 9h10M7 12h10M7 15h10" stroke="var(--raised)" stroke-width="1.2"/><path d="M17 16c3 0 4.5 1.5 4.3 5.5" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round"/>',
  arrow: '<path class="l" stroke-width="2.2" d="M4 12h15M13 5.5 19.5 12 13 18.5"/>',
  book: '<path class="l" d="M12 6c-2-1.5-5-2-8.5-1.7v14C7 18 10 18.5 12 20c2-1.5 5-2 8.5-1.7v-14C17 4 14 4.5 12 6zM12 6v14"/>',
  bot: '<rect class="l" x="4.5" y="8" width="15" height="11" rx="2"/><path class="l" d="M12 8V4.5M9 13v1.5M15 13v1.5"/><circle cx="12" cy="3.7" r="1.5"/>',
  branch:
    '<path class="l" d="M6 4v16M6 14c0-4 11-2 11-8"/><circle cx="6" cy="3.8" r="2"/><circle cx="6" cy="20" r="2"/><circle cx="17" cy="4.5" r="2"/>',
  chat: '<path class="l" d="M4 5h16v11H11l-4.5 4v-4H4z"/>',
  check: '<path class="l" stroke-width="2.2" d="M4.5 12.5 10 18 20 6.5"/>',
  clock: '<circle class="l" cx="12" cy="12" r="8.5"/><path class="l" d="M12 7v5l3.3 2"/>',
  close: '<path class="l" d="M5.5 5.5l13 13M18.5 5.5l-13 13"/>',
  down: '<path class="l" d="M6 9.5l6 6 6-6"/>',
  eye: '<path class="l" d="M2 12c2.5-4.5 6-6.5 10-6.5s7.5 2 10 6.5c-2.5 4.5-6 6.5-10 6.5S4.5 16.5 2 12z"/><circle class="l" cx="12" cy="12" r="3"/>',
  fit: '<path class="l" d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"/>',
  gear: '<path class="l" d="M3.5 8h8.500M17 8h3.5M3.5 16H7M12 16h8.500"/><circle class="l" cx="14.500" cy="8" r="2.500"/><circle class="l" cx="9.500" cy="16" r="2.500"/>',
  more: '<circle cx="12" cy="5" r="1.900"/><circle cx="12" cy="12" r="1.900"/><circle cx="12" cy="19" r="1.900"/>',
  hand: '<path class="l" d="M7 12V6.2a1.5 1.5 0 0 1 3 0V11V4.5a1.5 1.5 0 0 1 3 0V11V5.7a1.5 1.5 0 0 1 3 0V13l1.6-2a1.6 1.6 0 0 1 2.5 2l-3.6 6c-1 1.5-2.3 2.3-4.5 2.3-3.5 0-5-2-5-5z"/>',
  hint: '<path class="l" d="M9 17.5c-2.5-1.7-3.8-3.7-3.8-6.3a6.8 6.8 0 0 1 13.6 0c0 2.6-1.3 4.6-3.8 6.3zM9.5 20.8h5"/>',
  history: '<path class="l" d="M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5M12 7.5V12l3 2"/>',
  left: '<path class="l" d="M14.5 5 8 12l6.5 7"/>',
  lock: '<rect class="l" x="5" y="10.5" width="14" height="10" rx="1.5"/><path class="l" d="M8 10.5V7.5a4 4 0 0 1 8 0v3"/>',
  minus: '<path class="l" d="M5 12h14"/>',
  people:
    '<circle class="l" cx="9" cy="8" r="3.5"/><path class="l" d="M2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M16 4.8a3.5 3.5 0 0 1 0 6.4M18 14.5c2 .8 3.2 2.7 3.5 5.5"/>',
  plus: '<path class="l" d="M12 5v14M5 12h14"/>',
  right: '<path class="l" d="M9.5 5l6.5 7-6.5 7"/>',
  rotate: '<path class="l" d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9M19.5 4v5h-5"/>',
  save: '<path class="l" d="M12 3.5v11M7.5 10.5 12 15l4.5-4.5M4.5 20h15"/>',
  sun: '<circle class="l" cx="12" cy="12" r="4"/><path class="l" d="M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M18.7 5.3 17 7M7 17l-1.7 1.7"/>',
  swap: '<path class="l" d="M4 8.5h14l-3.5-4M20 15.5H6l3.5 4"/>',
  trophy:
    '<path class="l" d="M7 4h10v5a5 5 0 0 1-10 0zM7 5.5H3.5C3.5 9 5 10.5 7.5 10.7M17 5.5h3.5c0 3.5-1.5 5-4 5.2M12 14v4M8 20.5h8M9.5 18h5"/>',
  undo: '<path class="l" d="M4 9h10.5a5 5 0 0 1 0 10H9M4 9l4.5-4.5M4 9l4.5 4.5"/>',
  moon: '<path class="l" d="M19.5 14.500A8 8 0 0 1 9.5 4.500a8 8 0 1 0 10 10z"/>',
  menu: '<path class="l" d="M4 7h16M4 12h16M4 17h16"/>',
  bell: '<path class="l" d="M6 16.500V11a6 6 0 0 1 12 0v5.500l1.5 1.500h-15zM10 20.500h4"/>',
  pause: '<path class="l" d="M8.5 5v14M15.5 5v14"/>',
  play: '<path class="l" d="M7.5 4.500l11 7.5-11 7.500z"/>',
  link: '<path class="l" d="M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.700l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.700l1-1"/>',
  flag: '<path class="l" d="M6 21V4M6 4.500h11l-2 4 2 4H6"/>',
  pencil: '<path class="l" d="M4.5 19.500l1-4L16 5l3 3L8.5 18.500zM13.5 7.500l3 3"/>',
  list: '<path class="l" d="M9 6.500h11M9 12h11M9 17.500h11M4.5 6.500h.01M4.5 12h.01M4.5 17.500h.01"/>',
  door: '<path class="l" d="M13 4H5.500v16H13M10 12h10M16.5 8.500L20 12l-3.5 3.5"/>',
  question: '<path class="l" d="M8.5 9a3.5 3.5 0 1 1 5 3.200c-1 .6-1.5 1.2-1.5 2.300M12 18.200h.01"/>',
  mute: '<path class="l" d="M4 9.500v5h3.500L12 18.500v-13L7.5 9.500zM16 9.500l5 5M21 9.500l-5 5"/>',
  sound: '<path class="l" d="M4 9.500v5h3.500L12 18.500v-13L7.5 9.500zM15.5 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11"/>',
};

/** The players' shapes, by seat. */
export const SHAPES: readonly { name: string; path: string }[] = [
  { name: 'disc', path: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z' },
  { name: 'square', path: 'M3.8 3.8h16.4v16.4H3.8z' },
  { name: 'triangle', path: 'M12 2.6 22 20.2H2z' },
  { name: 'diamond', path: 'M12 1.6 22.4 12 12 22.4 1.6 12z' },
  { name: 'cross', path: 'M8.6 2.6h6.8v6h6v6.8h-6v6H8.6v-6h-6V8.6h6z' },
  { name: 'star', path: 'M12 1.5l3.1 7 7.6.8-5.7 5.1 1.6 7.5L12 18l-6.6 3.9L7 14.4 1.3 9.3l7.6-.8z' },
  { name: 'hexagon', path: 'M6.6 2.9h10.8L22.8 12l-5.4 9.1H6.6L1.2 12z' },
  {
    name: 'ring',
    path: 'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19zm0 5.2a4.3 4.3 0 1 0 0 8.6 4.3 4.3 0 0 0 0-8.6z',
  },
];
