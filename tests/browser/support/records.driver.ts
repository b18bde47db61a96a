import { someCause } from '#machines/support/cause-record/cause-record.fixtures.ts'
import { somePerson } from '#machines/support/person-record/person-record.fixtures.ts'
import { go } from '#tests/kit/site.ts'
import { button, click, type Driver, failures, heading, main } from '../driver.ts'

const recordDriver = (chart: string, path: string, request: RegExp, asked: string, record: { name: string }): Driver => ({
  chart,
  signsIn: false,
  signedInAt: ['"loading"'],
  signsInAs: 'support',
  open: (page) => go(page, path),
  controls: { 'page.refreshed': click(button('Try again')) },
  actors: { read: { request, answers: { done: { status: 200, details: { record } }, ...failures } } },
  asks: { read: { method: 'GET', path: `/api/support/${asked}`, query: { page: '1' } } },
  sees: {
    '"loading"': (page) => main(page).getByRole('status').first(),
    '"shown"': (page) => heading(record.name)(page),
    '"failed"': (page) => page.getByText(/^We couldn’t load this\./),
  },
})

export const personRecordDriver: Driver = {
  ...recordDriver('personRecord', '/support/people/12', /\/api\/support\/people\/12$/, 'people/12', somePerson),
  chart: 'personRecord',
}
export const causeRecordDriver: Driver = {
  ...recordDriver('causeRecord', '/support/causes/7', /\/api\/support\/causes\/7\/record$/, 'causes/7/record', someCause),
  chart: 'causeRecord',
}
