import { expect, test } from 'vitest'
import { csvLine, toCsv } from '#server/html/csv.ts'
import { refuseGuessablePassword } from '#server/shared/sign-in/common-passwords.ts'

const owner = { email: 'rowan.ellis@mailhost.example', firstName: 'Rowan', lastName: 'Ellis' }
const faultOf = (password: string) => {
  try {
    refuseGuessablePassword(password, 'password', owner)
    return null
  } catch (error) {
    return (error as { fields: Record<string, string> }).fields.password
  }
}

test.each([
  ['liverpool1', 'passwordCommon'],
  ['Farthing-2026!', 'passwordOwn'],
  ['my f.a.r.t.h.i.n.g words', 'passwordOwn'],
  ['HarbourGiving99', 'passwordOwn'],
  ['Shop-for-good-1', 'passwordOwn'],
  ['shop for good 12345', 'passwordOwn'],
  ['rowan.ellis@mailhost.example', 'passwordOwn'],
  ['xx RowanEllis 2026', 'passwordOwn'],
  ['Ellis1990', 'passwordOwn'],
  ['mailhost2026', 'passwordOwn'],
  ['\uFF32\uFF4F\uFF57\uFF41\uFF4E1990', 'passwordOwn'],
  ['three blue boats', null],
  ['ellis three blue boats', null],
  ['correct horse battery', null],
])('ASVS 6.2.11 the password %s of Rowan Ellis: %s', (password, fault) => {
  expect(faultOf(password)).toBe(fault)
})

const signs = ['=', '+', '-', '@', '\uFF1D', '\uFF0B', '\uFF0D', '\uFF20']
const before = ['', ' ', '  ', '\u00A0', '\t', '\r', '\n', '\0', '\u0007', '\uFEFF', '\u200B', '\u3000', ' \t\uFEFF']

test('A15 no cell begins like a formula, whatever stands before its sign; what was meant can be read back; Excel opens the file', () => {
  for (const lead of before)
    for (const one of signs) {
      const written = csvLine([`${lead}${one}SUM(A1:A9)`])
        .slice(0, -2)
        .replace(/^"|"$/g, '')
      expect([lead, one, written.startsWith("'")]).toEqual([lead, one, true])
      expect(written.slice(1).replaceAll(/([\r\n])'/g, '$1')).toBe(`${lead}${one}SUM(A1:A9)`)
    }
  expect(csvLine(['a\n=1+1'])).toBe('"a\n\'=1+1"\r\n')
  expect(csvLine(['Rowan - Ellis', 'a=b', -5, null])).toBe('Rowan - Ellis,a=b,-5,\r\n')
  expect(toCsv([{ a: '=1', b: 'x,"y"' }])).toBe('\uFEFFa,b\r\n\'=1,"x,""y"""\r\n')
})
