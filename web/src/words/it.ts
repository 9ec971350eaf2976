/** The program's own words in Italian: the files of the server and of this page, as one. */
const files = import.meta.glob<string>('../../../src/roundhouse/words/{web,table,problems,bots,serve}.it.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export default Object.values(files).join('\n');
