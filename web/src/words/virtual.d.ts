/** The word files of the program, as the build finds them (web/words.ts). */
declare module 'virtual:words' {
  const files: Record<string, Record<string, () => Promise<{ default: string }>>>;
  export default files;
}
