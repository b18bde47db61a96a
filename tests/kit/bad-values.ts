const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
/** What no value can be made to say, by the text that stands for it in a body. */
const spelled: Record<string, string> = { '@deep': deep(50), '@deeper': deep(20_000), '@huge': '1e999' }

/** A body as it is sent. */
export const written = (body: unknown): string =>
  JSON.stringify(body).replace(/"(@\w+)"/g, (text, mark: string) => spelled[mark] ?? text)

export const badTexts: readonly string[] = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udc00b',
  '',
  ' ',
  'x'.repeat(3000),
  '😀'.repeat(600),
  '\u202e\ufeff\u2028',
  "'; DROP TABLE cause; --",
  '%00',
  '%',
  '\\u0000',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '-1',
  '0',
  '1.5',
  '1e308',
  'NaN',
  '2147483647',
  '2147483648',
  '9007199254740993',
  '99999999999999999999',
  '0000-01-01T00:00:00Z',
  '0000-00-00',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  '2026-02-30',
  'data:image/png;base64,iVBORw0KGgo=',
  "a'b@example.org",
]

const badNumbers = [0, -1, 1.5, 1e308, -1e308, 5e-324, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e21] as const

const badKinds = [
  null,
  true,
  [],
  {},
  '@deep',
  '@deeper',
  '@huge',
  ['\u0000', '\ud800'],
  { '\u0000': '\u0000', '\ud800': 1, toString: 1 },
  { $gt: '' },
] as const

export const badValues: readonly unknown[] = [...badTexts, ...badNumbers, ...badKinds]
