import { go } from '#tests/kit/site.ts'
import { busyButton, button, click, type Driver, done, failures, heading } from '../driver.ts'

const changed = { Id: 'supporter-2', Statement: 'I accept the supporter terms', Path: '/terms/supporter', Version: '2' }

export const termsAcceptanceDriver: Driver = {
  chart: 'termsAcceptance',
  ownPage: true,
  signsIn: true,
  async open(page) {
    await page.route(
      (url) => url.pathname === '/api/user/me',
      async (route) => {
        const answer = await route.fetch()
        const { body } = await answer.json()
        await route.fulfill({ response: answer, json: { body: { details: { ...body.details, changedTerms: [changed] } } } })
      },
    )
    await go(page, '/account/settings')
  },
  controls: {
    'terms.accepted': click(button('I accept the new terms')),
    'terms.postponed': click(button('Not now')),
  },
  actors: { accept: { request: /\/api\/user\/me\/terms$/, answers: { done, ...failures } } },
  asks: {
    accept: {
      method: 'POST',
      path: '/api/user/me/terms',
      body: {
        userTerms: [{ Id: 'supporter-2', Statement: 'I accept the supporter terms', Path: '/terms/supporter', Version: '2' }],
      },
    },
  },
  leaves: ['"accepted"', '"postponed"'],
  sees: {
    '"asked"': (page) => page.getByText('Our terms have changed'),
    '"sending"': busyButton,
    '"failed"': (page) => page.getByText(/^We couldn’t save your answer/),
    '"accepted"': heading('Settings'),
    '"postponed"': heading('Settings'),
  },
}
