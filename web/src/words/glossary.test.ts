import { describe, expect, it } from 'vitest';
import { known, split } from './glossary.svelte';

const LINE = { word: 'line', forms: ['line', 'lines'], meaning: 'A railway.' };
const IN_PLAY = { word: 'line in play', forms: ['line in play', 'lines in play'], meaning: 'Not merged.' };
const SEAT = { word: 'città d’arrivo', forms: ['città d’arrivo'], meaning: 'Dove si va.' };
const GLOSSARY = known([LINE, IN_PLAY, SEAT]);

describe('words in a sentence', () => {
  it('are found in any of their forms, at any place, in large letters too', () => {
    expect(split('Lines end.', GLOSSARY)).toEqual([{ text: 'Lines', word: LINE }, { text: ' end.' }]);
  });

  it('are the longest that fit', () => {
    expect(split('One line in play', GLOSSARY)).toEqual([{ text: 'One ' }, { text: 'line in play', word: IN_PLAY }]);
  });

  it('are whole words', () => {
    expect(split('Inline, online, àline, outlines', GLOSSARY)).toEqual([{ text: 'Inline, online, àline, outlines' }]);
  });

  it('are explained once in a sentence', () => {
    expect(split('A line and a line', GLOSSARY).filter((part) => part.word)).toHaveLength(1);
  });

  it('may have an apostrophe of either kind', () => {
    expect(split("Una città d'arrivo", GLOSSARY)[1]).toEqual({ text: "città d'arrivo", word: SEAT });
  });

  it('keep the signs that close them: no line begins with a full stop', () => {
    expect(split('Extend a line. A town?', GLOSSARY)).toEqual([
      { text: 'Extend a ' },
      { text: 'line', word: LINE, signs: '.' },
      { text: ' A town?' },
    ]);
  });

  it('are none where a game has no glossary', () => {
    expect(split('A line', known([]))).toEqual([{ text: 'A line' }]);
  });
});
