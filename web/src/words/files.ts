/** The word files of the program: a language is there as soon as it has one. What it lacks is said in English. */
import files from 'virtual:words';

/** Nothing is missing in these. */
const COMPLETE = ['en', 'it'];

/** Words that a table is opened without. */
export type Chapter = 'screens' | 'learn' | 'puzzles' | 'boards';

export const LANGUAGES: readonly string[] = [
  ...COMPLETE,
  ...Object.keys(files)
    .filter((language) => !COMPLETE.includes(language))
    .sort(),
];

/** The program's own words in a language, with the chapters that are in use. */
export async function ownWords(language: string, chapters: Iterable<Chapter>): Promise<string[]> {
  const beneath = COMPLETE.includes(language) ? [] : await ownWords('en', chapters);
  const wanted = ['', ...chapters].flatMap((chapter) => files[language]?.[chapter] ?? []);
  const found = await Promise.all(wanted.map((fetch) => fetch()));
  return [...beneath, ...found.map((part) => part.default)];
}
