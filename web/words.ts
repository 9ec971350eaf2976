/** The word files of the program as modules of the page: one for each language with what every page says, and one for
 * each chapter that is fetched later. A language is there as soon as it has a file. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FOLDER = fileURLToPath(new URL('../src/roundhouse/words', import.meta.url));
const EVERY_PAGE = ['web', 'table', 'bots', 'serve'];
const CHAPTERS = ['screens', 'learn', 'puzzles', 'boards'];
/** What is wrong with something that was given is said where something is given, in forms and for files. */
const TOGETHER: Record<string, string[]> = { screens: ['screens', 'problems'] };
const NAME = 'virtual:words';

export function wordFiles(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NAME}`) return index();
      const [, chapter, language] = /^\0virtual:words\/(?:(\w+)\.)?(\w+)$/.exec(id) ?? [];
      if (!language) return undefined;
      const files = namesOf(chapter)
        .map((name) => pathOf(name, language))
        .filter(existsSync);
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(files.map(said).join('\n'))};`;
    },
  };
}

/** The files of a chapter; without one, those of what every page says. */
function namesOf(chapter: string | undefined): string[] {
  return chapter ? (TOGETHER[chapter] ?? [chapter]) : EVERY_PAGE;
}

/** What can be fetched: by language, by chapter, `''` for what every page says. */
function index(): string {
  const languages = readdirSync(FOLDER)
    .map((file) => /^web\.(\w+)\.ftl$/.exec(file)?.[1])
    .filter((language) => language !== undefined);
  const entries = languages.map((language) => {
    const chapters = CHAPTERS.filter((chapter) => existsSync(pathOf(chapter, language)));
    const modules = [`"": () => import("${NAME}/${language}")`].concat(
      chapters.map((chapter) => `${chapter}: () => import("${NAME}/${chapter}.${language}")`),
    );
    return `${language}: { ${modules.join(', ')} }`;
  });
  return `export default { ${entries.join(', ')} };`;
}

function pathOf(name: string, language: string): string {
  return join(FOLDER, `${name}.${language}.ftl`);
}

/** Without what the authors say to each other. */
function said(file: string): string {
  const lines = readFileSync(file, 'utf-8').split('\n');
  return lines.filter((line) => line && !line.startsWith('#')).join('\n');
}
