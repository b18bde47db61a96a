import { typedFeedback } from '#machines/shopping/uninstall-feedback/uninstall-feedback.fixtures.ts'
import { go } from '#tests/kit/site.ts'
import { busyButton, button, click, type Driver, heading, main, saveActor } from '../driver.ts'

export const uninstallFeedbackDriver: Driver = {
  chart: 'uninstallFeedback',
  signsIn: false,
  open: (page) => go(page, '/donation-reminder/uninstall'),
  controls: {
    'form.submitted': {
      control: button('Send feedback'),
      use: async (page) => {
        await page.getByLabel('It got in the way').check()
        await page.getByLabel('What happened?').fill(typedFeedback.text)
        await page.getByLabel('First name (optional)').fill(typedFeedback.firstName)
        await page.getByLabel('Email address (optional)').fill(typedFeedback.email)
        await page.getByLabel('You can contact me about this').check()
        await button('Send feedback')(page).click()
      },
    },
    'submission.retried': click(button('Try again')),
  },
  actors: {
    sendFeedback: saveActor(/\/api\/donation-reminder\/uninstall-feedback$/, { email: 'emailFormat' }),
  },
  asks: {
    sendFeedback: {
      method: 'POST',
      path: '/api/donation-reminder/uninstall-feedback',
      body: {
        firstName: 'Rowan',
        lastName: '',
        email: 'rowan@example.org',
        reason: 'inTheWay',
        text: 'It covered the button that pays.',
        mayContact: true,
      },
    },
  },
  sees: {
    '"editing"': heading('Why did you uninstall Donation Reminder?'),
    '"submitting"': busyButton,
    '"failed"': (page) => main(page).getByText(/^We couldn’t send your feedback. What you wrote is still here/),
    '"thanks"': heading('Thank you for telling us'),
  },
}
