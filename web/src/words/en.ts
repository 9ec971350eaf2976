/** The program's own words in English: the files of the server and of this page, as one. */
const files = import.meta.glob<string>('../../../src/roundhouse/words/{web,table,problems,bots,serve}.en.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export default Object.values(files).join('\n');
