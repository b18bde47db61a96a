const keepEmail = {
  type: 'keepEmail',
  params: ({ event }: { event: { email: string } }) => ({ email: event.email }),
} as const
const asked = { 'email.submitted': { target: 'sending', actions: keepEmail } } as const

/**
 * Asking for a mail with a link, as whoever has forgotten a password does, and whoever would rather not type one. `src` is the actor that asks for it;
 * `failure` is the sentence's number in the specification.
 */
export const mailRequest = <const Src extends string>(src: Src, failure: string) =>
  ({
    request: {
      description: 'The person says which address the link should go to.',
      on: asked,
    },
    sending: {
      description: 'The mail is being asked for.',
      tags: 'busy',
      invoke: {
        id: src,
        src,
        input: ({ context }: { context: { email: string } }) => ({ email: context.email }),
        onDone: [
          {
            guard: {
              type: 'isSent',
              params: ({ event }: { event: { output: 'sent' | 'tooMany' } }) => ({ outcome: event.output }),
            },
            target: 'sent',
          },
          { target: 'tooMany' },
        ],
        onError: { target: 'requestFailed' },
      },
      after: { patience: { target: 'requestFailed' } },
    },
    requestFailed: {
      description: `The mail could not be asked for; the address is kept (${failure}).`,
      tags: 'failed',
      on: asked,
    },
    tooMany: {
      description: 'Too many mails were asked for from here; a while later it works again.',
      on: asked,
    },
    sent: {
      description: 'If the address has an account, the mail is on its way.',
      on: { 'email.changed': { target: 'request' } },
    },
  }) as const
