import { describe, expect, test } from 'vitest';
import { elementAt } from '../document/elements.ts';
import { faceOf, pathEnd } from './row-face.ts';
import { makeDocWith } from '../../../../tests/make-document.ts';

const shown = (entry: string, titles?: Record<string, string>): string => {
  const doc = makeDocWith({ groups: [{ group: 'API', pages: [entry] }] });
  const element = elementAt(doc, ['navigation', 'groups', 0, 'pages', 0])!;
  const face = faceOf(element, titles && new Map(Object.entries(titles)));
  expect(face.name).toBe(entry);
  return face.shown;
};

describe('the row of an endpoint', () => {
  test('shows its title where the specification is known', () => {
    expect(shown('get /users', { 'GET /users': 'List users' })).toBe('List users');
    expect(shown('api.json POST /users', { 'POST /users': 'Add a user' })).toBe('Add a user');
    expect(shown('webhook paid', { 'webhook paid': 'Payment received' })).toBe('Payment received');
  });

  test('otherwise shows its path, without the method', () => {
    expect(shown('GET /users/{id}')).toBe('/users/{id}');
    expect(shown('GET /users', { 'GET /users': '' })).toBe('/users');
  });

  test('keeps the end of a path that tells it from others', () => {
    const end = (path: string) => path.slice(pathEnd(path));
    expect(end('/v1/analytics/projects/{id}/events')).toBe('/events');
    expect(end('/v1/analytics/users/{id}')).toBe('/users/{id}');
    expect(end('/users')).toBe('/users');
    expect(end('/{id}')).toBe('/{id}');
  });
});
