import { typedMessage } from '#machines/support/contact-form/contact-form.fixtures.ts'
import { go } from '#tests/kit/site.ts'
import { busyButton, button, click, type Driver, failures, heading, main } from '../driver.ts'

const choose = (topic: string) => ({
  control: button('Continue'),
  use: async (page: Parameters<typeof main>[0]) => {
    await page.getByLabel(topic, { exact: true }).check()
    await button('Continue')(page).click()
  },
})

export const contactFormDriver: Driver = {
  chart: 'contactForm',
  signsIn: false,
  open: (page) => go(page, '/contact'),
  controls: {
    'topic.chosen#1': choose('A donation that’s missing or wrong'),
    'topic.chosen#2': choose('Something else'),
    'message.wanted': click(button('Write to us instead')),
    'back.pressed': click(button('Back')),
    'form.submitted': {
      control: button('Send message'),
      use: async (page) => {
        await page.getByLabel('Your message').fill(typedMessage.text)
        await page.getByLabel('Your name').fill(typedMessage.name)
        await page.getByLabel('Email address').fill(typedMessage.email)
        await button('Send message')(page).click()
      },
    },
    'submission.retried': click(button('Try again')),
  },
  actors: {
    sendMessage: {
      request: /\/api\/contact-messages$/,
      answers: {
        'done#1': { status: 200, details: { reference: 'CM-7K2M9QXB' } },
        'done#2': { status: 422, code: 'validation', fields: { email: 'emailFormat' } },
        ...failures,
      },
    },
  },
  asks: {
    sendMessage: {
      method: 'POST',
      path: '/api/contact-messages',
      body: {
        topic: 'other',
        name: 'Rowan Ash',
        email: 'rowan@example.org',
        text: 'The newsletter of my cause still has my old name in it.',
      },
    },
  },
  sees: {
    '"choosing"': heading('Contact us'),
    '"pointed"': heading('This may be faster'),
    '"writing"': heading('Write to us'),
    '"submitting"': busyButton,
    '"failed"': (page) => main(page).getByText(/^We couldn’t send your message. What you wrote is still here/),
    '"sent"': (page) => main(page).getByText('Your reference is CM-7K2M9QXB. Quote it if you contact us again.'),
  },
}
