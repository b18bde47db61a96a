import { expect, test } from 'vitest'
import { partsOf } from '#web/shared/cause-profile/cause-lead.ts'

test.each([
  ['', '', ''],
  ['We fly doctors', 'We fly doctors', ''],
  ['We fly doctors.  By day and night.\n\nCall us.', 'We fly doctors.', 'By day and night.\n\nCall us.'],
  ['x'.repeat(300), 'x'.repeat(300), ''],
])('a description is shown once: %j begins with %j and goes on with %j', (description, lead, rest) => {
  expect(partsOf(description)).toEqual({ lead, rest })
})

test('a sentence that is longer than two lines goes on below, and says so on both sides', () => {
  const { lead, rest } = partsOf(`${'word '.repeat(60)}end. More.`)
  expect(lead).toMatch(/^word .*word…$/)
  expect(lead.length).toBeLessThanOrEqual(201)
  expect(rest).toMatch(/^…word .*end\. More\.$/)
  expect(`${lead} ${rest}`.match(/word/g)).toHaveLength(60)
})
