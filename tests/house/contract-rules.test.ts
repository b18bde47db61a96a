import { expect, test } from 'vitest'
import { emailChangeRules, passwordChangeRules } from '#contract/account/account.rules.ts'
import { formatDayAndTime, formatTime, formatWeekday } from '#contract/date-formats.ts'
import { filterRules } from '#contract/giving/transactions.rules.ts'
import { limits } from '#contract/limits.ts'
import { endOfDay, greetingAt, instantInLondon, isDayOver, startOfDay, timeInLondon } from '#contract/london.ts'
import { donationFor, formatCount, formatMoney, formatPounds, formatRate } from '#contract/money.ts'
import { causeNameRules, marketingPermissionRules, mobileRules } from '#contract/registration/cause-registration.rules.ts'
import { accountRules } from '#contract/registration/registration.rules.ts'
import { safeForward } from '#contract/sign-in/forward-url.ts'
import { loginRules } from '#contract/sign-in/sign-in.rules.ts'
import ruleWords from '#locales/en-GB/rules.json' with { type: 'json' }

test('C-049, C-050, U-070 money is pence, shown in pounds', () => {
  expect([formatMoney(0), formatMoney(5), formatMoney(123_456)]).toEqual(['£0.00', '£0.05', '£1,234.56'])
  // Where there is little room: whole pounds, but for what is under ten of them.
  expect([0, 5, 420, 900, 1049, 1050, 123_456].map(formatPounds)).toEqual(['£0', '£0.05', '£4.20', '£9', '£10', '£11', '£1,235'])
  const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })
  const counts = new Intl.NumberFormat('en-GB')
  for (let digits = 0; digits < 14; digits++)
    for (const sum of [10 ** digits, 10 ** digits - 1, 7 * 10 ** digits + 3, -(10 ** digits) - 5]) {
      expect(formatMoney(sum)).toBe(pounds.format(sum / 100))
      expect(formatCount(sum)).toBe(counts.format(sum))
    }
  expect(donationFor(4999, { kind: 'percent', value: 450 })).toBe(224)
  expect(donationFor(1, { kind: 'fixed', value: 400 })).toBe(400)
  expect([
    formatRate({ kind: 'percent', value: 450 }),
    formatRate({ kind: 'fixed', value: 400 }),
    formatRate({ kind: 'fixed', value: 1375 }),
  ]).toEqual(['4.5%', '£4', '£13.75'])
})

test('C-048 the greeting follows London’s clock', () => {
  const at = (time: string) => greetingAt(Date.parse(`2026-07-01T${time}+01:00`))
  expect([at('05:59'), at('06:00'), at('11:59'), at('12:00'), at('17:59'), at('18:00')]).toEqual([
    'evening',
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
  ])
})

test('V-078 a day begins and ends in London, also when the clocks change', () => {
  // What is expected on a day is late only when London's day is over.
  const noon = '2026-07-01T12:00:00.000Z'
  expect(
    [Date.parse(noon) + 1, Date.parse('2026-07-01T22:59:59.999Z'), Date.parse('2026-07-01T23:00:00.000Z')].map((now) =>
      isDayOver(noon, now),
    ),
  ).toEqual([false, false, true])
  expect([startOfDay('2026-07-01'), endOfDay('2026-07-01')]).toEqual(['2026-06-30T23:00:00.000Z', '2026-07-01T22:59:59.999Z'])
  expect([startOfDay('2026-03-29'), endOfDay('2026-03-29')]).toEqual(['2026-03-29T00:00:00.000Z', '2026-03-29T22:59:59.999Z'])
  expect([startOfDay('2026-10-25'), endOfDay('2026-10-25')]).toEqual(['2026-10-24T23:00:00.000Z', '2026-10-25T23:59:59.999Z'])
})

test('F-156 a day and a time of London are one instant, on both sides of both changes of the clocks, and shown as they were typed', () => {
  for (const [day, instant] of [
    ['2026-10-24', '2026-10-24T08:00:00.000Z'],
    ['2026-10-25', '2026-10-25T09:00:00.000Z'],
    ['2027-03-27', '2027-03-27T09:00:00.000Z'],
    ['2027-03-28', '2027-03-28T08:00:00.000Z'],
  ] as const) {
    expect(instantInLondon(day, '09:00')).toBe(instant)
    expect([timeInLondon(instant), formatTime(instant).replace(/\s/, ' ')]).toEqual(['09:00', '9:00 am'])
  }
  expect(formatDayAndTime('2026-11-26T22:38:00.000Z')).toBe('26\u00a0November 2026 at 10:38\u00a0pm')
  // What London leaves out is an hour on, and of what comes twice it is the later one.
  expect(timeInLondon(instantInLondon('2027-03-28', '01:30'))).toBe('02:30')
  expect(instantInLondon('2026-10-25', '01:30')).toBe('2026-10-25T01:30:00.000Z')
  expect(formatWeekday('2026-10-24T23:30:00.000Z')).toBe('Sunday 25\u00a0October 2026')
})

const faults = (result: { success: boolean; error?: { issues: { message: string }[] } }) =>
  result.error?.issues.map((issue) => issue.message) ?? []

test('V-001, V-002, V-005, V-008 login rules, each with its sentence', () => {
  expect(faults(loginRules.safeParse({ email: '', password: '' }))).toEqual(
    expect.arrayContaining(['emailRequired', 'passwordRequired']),
  )
  expect(faults(loginRules.safeParse({ email: 'rowan', password: 'x' }))).toEqual(['emailFormat'])
  expect(ruleWords.emailRequired).toBe('Email address is required')
  expect(ruleWords.passwordRequired).toBe('Password is required')
})

test('V-006, V-009, V-010 account rules', () => {
  expect(faults(accountRules.safeParse({ firstName: ' ', lastName: '', email: 'a@b.example', password: '1234567' }))).toEqual([
    'firstNameRequired',
    'lastNameRequired',
    'passwordTooShort',
  ])
  expect(ruleWords.passwordTooShort).toBe('Password must be at least 8 characters')
})

test.each([
  ['V-003', emailChangeRules, { email: 'a@b.example', emailConfirm: 'c@b.example' }, ['emailsDiffer']],
  [
    'V-007',
    passwordChangeRules,
    { oldPassword: 'x', newPassword: 'three blue boats', newPasswordConfirm: 'three blue boat' },
    ['passwordsDiffer'],
  ],
  ['V-011', mobileRules, { mobile: ' ' }, ['mobileRequired', 'mobileFormat']],
  ['V-013', mobileRules, { mobile: '-7700900982' }, ['mobileFormat']],
  ['V-013', mobileRules, { mobile: '07700.900982' }, ['mobileFormat']],
  ['V-013', mobileRules, { mobile: '07700 9OO982' }, ['mobileFormat']],
  ['V-014', mobileRules, { mobile: '0770090' }, ['mobileFormat']],
  ['X-048', mobileRules, { mobile: '+44 (0)7700 900-982' }, []],
  ['X-048', mobileRules, { mobile: '0044 7700 900982' }, []],
  ['X-048', mobileRules, { mobile: '+1 7700 900982' }, ['mobileFormat']],
  ['X-049', loginRules, { email: 'a@b.example', password: 'short' }, []],
  ['V-028', marketingPermissionRules, { permission: undefined }, ['optionRequired']],
  ['C-074', causeNameRules, { causeName: 'x'.repeat(254), kind: 'club' }, []],
  ['C-074', causeNameRules, { causeName: 'x'.repeat(255), kind: 'club' }, ['causeNameTooLong']],
] as const)('%s a rule says what it is for, and no other (%#)', (_id, rules, fields, expected) => {
  expect(faults((rules as typeof loginRules).safeParse(fields))).toEqual(expected)
})

test('M-033 the forms of a login and of its changes have an email typed twice, an old password, and a new one typed twice, each wanted', () => {
  const wanted = (rules: { safeParse(fields: object): { success: boolean; error?: { issues: { path: PropertyKey[] }[] } } }) =>
    [...new Set(rules.safeParse({}).error?.issues.map(({ path }) => path.join('.')))].sort()
  expect(wanted(emailChangeRules)).toEqual(['email', 'emailConfirm'])
  expect(wanted(passwordChangeRules)).toEqual(['newPassword', 'newPasswordConfirm', 'oldPassword'])
  expect(wanted(loginRules)).toEqual(['email', 'password'])
  const long = 'x'.repeat(129)
  const change = { oldPassword: long, newPassword: long, newPasswordConfirm: long }
  expect(faults(passwordChangeRules.safeParse(change))).toEqual(['passwordTooLong', 'passwordTooLong'])
})

test('V-007, V-014, V-028, E-060 rules that the specification quotes, word for word', () => {
  expect([ruleWords.passwordsDiffer, ruleWords.mobileFormat, ruleWords.optionRequired, ruleWords.passwordIncorrect]).toEqual([
    "Password doesn't match",
    'Mobile number is in the incorrect format',
    'Select an option to proceed',
    'Password is incorrect',
  ])
})

test('C-072, C-073 what may be sent: five million bytes of a picture, 500 characters of a comment, passwords from 8', () => {
  expect([limits.maximumImageBytes, limits.maximumCommentLength, limits.minimumPasswordLength]).toEqual([5_000_000, 500, 8])
})

test('V-076, V-077, X-036 the filter wants both dates, in order', () => {
  expect(faults(filterRules.safeParse({ startDate: '', endDate: '' }))).toEqual(['startDateRequired', 'endDateRequired'])
  expect(faults(filterRules.safeParse({ startDate: '2026-02-02', endDate: '2026-02-01' }))).toEqual(['endBeforeStart'])
  expect(faults(filterRules.safeParse({ startDate: '2026-02-02', endDate: '2026-02-02' }))).toEqual([])
})

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/%0d/../\\x',
  '\\\\evil',
  '/logout',
  '/login',
  '/\tfoo',
  '',
  'panel',
  '/..//evil.example',
  '/a/..//evil.example',
])('A14 forward-url %j is not followed', (value) => {
  expect(safeForward(value)).toBeNull()
})

test('forward-url keeps a path of the site with its query', () => {
  expect(safeForward('/account/donations?page=2#top')).toBe('/account/donations?page=2#top')
})
