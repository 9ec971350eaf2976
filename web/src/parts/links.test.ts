import { expect, test } from 'vitest';
import { isLocal } from './links';

test('links that lead to the own machine are known', () => {
  const local = ['http://127.0.0.1:8000/join#x', 'http://localhost/', 'http://[::1]:8000/', 'http://a.localhost/'];
  expect(local.map(isLocal)).toEqual([true, true, true, true]);
  const others = [
    'http://192.0.2.7:8000/',
    'https://games.example/',
    'https://localhost.example/',
    'http://[2001:db8::1]/',
  ];
  expect(others.map(isLocal)).toEqual([false, false, false, false]);
});
