// @vitest-environment jsdom
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Transfer, writePain001 } from '#server/giving/payment-run/pain-001.ts'
import { faultsOf } from './pain-001.rules.ts'

const payer = { name: 'Farthing Client Account', sortCode: '010203', accountNumber: '00112233' }
const friends: Transfer = {
  endToEndId: 'FAR-1-2026Q3',
  pence: 150_005,
  name: 'Friends of St. Mary’s & Zoë',
  sortCode: '112233',
  accountNumber: '87654321',
  rollNumber: null,
}
const society: Transfer = { ...friends, endToEndId: 'FAR-22-2026Q3', pence: 1500, name: 'Łódź Club', rollNumber: 'A/12-3.4' }
const write = (transfers: Transfer[], createdAt = Date.parse('2026-10-02T09:30:00.000Z')) =>
  writePain001({ messageId: 'FARTHING-R7K2M9QXB', createdAt, payer, transfers })

test('a file keeps to the rules of the published schema, and carries sort codes, account numbers and references where banks look for them', () => {
  const xml = write([friends, society])
  expect(faultsOf(xml)).toEqual([])
  const document = new DOMParser().parseFromString(xml, 'application/xml')
  const at = (path: string) => [...document.querySelectorAll(path.split('/').join(' > '))].map(({ textContent }) => textContent)
  expect(at('GrpHdr/NbOfTxs')).toEqual(['2'])
  expect(at('GrpHdr/CtrlSum')).toEqual(['1515.05'])
  expect(at('GrpHdr/CreDtTm')).toEqual(['2026-10-02T09:30:00Z'])
  expect(at('PmtInf/PmtMtd')).toEqual(['TRF'])
  expect(at('DbtrAgt/FinInstnId/ClrSysMmbId/MmbId')).toEqual(['010203'])
  expect(at('DbtrAcct/Id/Othr/Id')).toEqual(['00112233'])
  expect(at('CdtrAgt/FinInstnId/ClrSysMmbId/ClrSysId/Cd')).toEqual(['GBDSC', 'GBDSC'])
  expect(at('CdtrAgt/FinInstnId/ClrSysMmbId/MmbId')).toEqual(['112233', '112233'])
  expect(at('CdtrAcct/Id/Othr/Id')).toEqual(['87654321', '87654321'])
  expect(at('Amt/InstdAmt')).toEqual(['1500.05', '15.00'])
  expect(at('PmtId/EndToEndId')).toEqual(['FAR-1-2026Q3', 'FAR-22-2026Q3'])
  expect(at('Cdtr/Nm')).toEqual(["Friends of St. Mary's + Zoe", 'Lodz Club'])
  expect(at('RmtInf/Ustrd')).toEqual(['FAR-1-2026Q3', 'A/12-3.4'])
})

test('it is carried out on the day in London, and never at a weekend', () => {
  const dayOf = (at: string) => /<Dt>(.*)<\/Dt>/.exec(write([friends], Date.parse(at)))?.[1]
  expect(dayOf('2026-10-02T09:30:00.000Z')).toBe('2026-10-02')
  expect(dayOf('2026-10-03T09:30:00.000Z')).toBe('2026-10-05')
  // Friday, 23:30 in London.
  expect(dayOf('2026-10-02T22:30:00.000Z')).toBe('2026-10-02')
  // Saturday by London's clock, Friday by UTC's.
  expect(dayOf('2026-10-02T23:30:00.000Z')).toBe('2026-10-05')
})

test('names and references that no bank could carry as they are come out valid, and as near as can be', () => {
  const named = (name: string) => /<Cdtr>\s*<Nm>(.*)<\/Nm>/.exec(write([{ ...friends, name }]))?.[1]
  const referred = (rollNumber: string) => /<Ustrd>(.*)<\/Ustrd>/.exec(write([{ ...friends, rollNumber }]))?.[1]
  const names: [string, string][] = [
    ['A & B <Club>', 'A + B .Club.'],
    ['Cats 🐈 and 👨‍👩‍👧 Dogs', 'Cats . and ..... Dogs'],
    ['Tab\tNew\nLine\u0000Bell\u0007', 'Tab New Line.Bell.'],
    [`${'Long '.repeat(40)}`, 'Long '.repeat(14).trim()],
    // One letter that is only a sign of another, of which nothing is left.
    ['\uFF9E', '.'],
    ['慈善団体', '....'],
  ]
  for (const [name, written] of names) {
    expect(faultsOf(write([{ ...friends, name }])), name).toEqual([])
    expect(named(name), name).toBe(written)
  }
  for (const [roll, written] of [
    ['/A//12/', 'A/12'],
    ['//', '.'],
    ['  12 / 3 ', '12 / 3'],
  ] as const) {
    expect(faultsOf(write([{ ...friends, rollNumber: roll }])), roll).toEqual([])
    expect(referred(roll), roll).toBe(written)
  }
})

test('whatever causes call their accounts, and however much they are paid, the file keeps to the rules', () => {
  const transfer = fc.record({
    pence: fc.integer({ min: 1500, max: 2_000_000_000 }),
    // The name of an account has a letter, of whatever alphabet.
    name: fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).filter((name) => /\p{L}/u.test(name)),
      fc.constantFrom('Ελπίς', 'Æther & Søn', "O'Neill–Club", 'ﬁne', 'İstanbul', '<b>&amp;', '  x  y ', 'a'.repeat(60)),
    ),
    sortCode: fc.stringMatching(/^[0-9]{6}$/),
    accountNumber: fc.stringMatching(/^[0-9]{8}$/),
    rollNumber: fc.option(fc.stringMatching(/^[A-Z0-9./ -]{0,17}[A-Z0-9]$/)),
  })
  fc.assert(
    fc.property(fc.array(transfer, { minLength: 1, maxLength: 12 }), (given) => {
      const xml = write(given.map((one, index) => ({ ...one, endToEndId: `FAR-${index}-2026Q3` })))
      expect(faultsOf(xml)).toEqual([])
    }),
    { numRuns: 200 },
  )
})

test('the rules catch what a bank would', () => {
  const right = write([friends, society])
  const wrong: [string, string, RegExp][] = [
    ['<CtrlSum>1515.05', '<CtrlSum>1515.06', /control sum/],
    ['<NbOfTxs>2', '<NbOfTxs>3', /number 3/],
    ['FAR-22-2026Q3</EndToEndId>', 'FAR-1-2026Q3</EndToEndId>', /end-to-end id twice/],
    ['Ccy="GBP"', 'Ccy="EUR"', /currency/],
    ['GBDSC', 'GBDCS', /Cd: GBDCS/],
    ['Zoe', 'Zoë', /characters of/],
    ['<PmtMtd>TRF</PmtMtd>', '', /PmtMtd: 0 of them/],
    ['FARTHING-R7K2M9QXB</MsgId>', `${'x'.repeat(36)}</MsgId>`, /MsgId/],
    ['.09"', '.03"', /namespace/],
    ['>1500.05<', '>1500.5<', /InstdAmt: 1500.5/],
    ['<Ustrd>A/12', '<Ustrd>A//12', /strokes of A\/\/12/],
    ['<MmbId>112233', '<MmbId>11223', /MmbId: 11223/],
    ['<Id>87654321', '<Id>8765432', /account 8765432/],
    ['Lodz Club', 'L'.repeat(71), /Nm: L{71}/],
  ]
  for (const [text, instead, fault] of wrong) {
    expect(right).toContain(text)
    expect(faultsOf(right.replace(text, instead)).join('\n'), text).toMatch(fault)
  }
  const moved = right.replace(/(<PmtId>[\s\S]*?<\/PmtId>)\s*(<Amt>[\s\S]*?<\/Amt>)/, '$2$1')
  expect(faultsOf(moved).join('\n')).toMatch(/out of order/)
})
