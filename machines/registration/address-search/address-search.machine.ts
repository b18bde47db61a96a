import { assign, setup } from 'xstate'
import type { PostalAddress } from '#contract/registration/cause-registration.rules.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

export type AddressSearchEvent =
  | { type: 'postcode.submitted'; postcode: string }
  | { type: 'address.chosen'; address: PostalAddress }

interface AddressSearchContext {
  postcode: string
  addresses: PostalAddress[]
}

/** Finding an address by its postcode, beside fields in which it can be typed all the same: nothing here is ever in the way. */
export const addressSearchMachine = setup({
  types: {} as { context: AddressSearchContext; events: AddressSearchEvent; tags: 'busy' },
  actors: { findAddresses: placeholder<PostalAddress[], { postcode: string }>() },
  actions: {
    keepPostcode: assign((_, params: { postcode: string }) => ({ postcode: params.postcode.trim() })),
    keepAddresses: assign((_, params: { addresses: PostalAddress[] }) => ({ addresses: params.addresses })),
    dropAddresses: assign({ addresses: [] }),
  },
  guards: {
    isEmpty: (_, params: { postcode: string }) => params.postcode.trim() === '',
    hasAddresses: (_, params: { addresses: PostalAddress[] }) => params.addresses.length > 0,
  },
  delays: { patience: patience.call },
}).createMachine({
  id: 'addressSearch',
  description: 'Finding an address by postcode.',
  context: { postcode: '', addresses: [] },
  initial: 'idle',
  on: {
    'postcode.submitted': [
      {
        guard: { type: 'isEmpty', params: ({ event }) => ({ postcode: event.postcode }) },
        target: '.needsPostcode',
        actions: 'dropAddresses',
      },
      { target: '.looking', actions: { type: 'keepPostcode', params: ({ event }) => ({ postcode: event.postcode }) } },
    ],
  },
  states: {
    idle: { description: 'Nothing has been looked for.' },
    needsPostcode: { description: 'The person is asked for the postcode first.' },
    looking: {
      description: 'Addresses of the postcode are being asked for.',
      tags: 'busy',
      entry: 'dropAddresses',
      on: { 'postcode.submitted': {} },
      invoke: {
        id: 'findAddresses',
        src: 'findAddresses',
        input: ({ context }) => ({ postcode: context.postcode }),
        onDone: [
          {
            guard: { type: 'hasAddresses', params: ({ event }) => ({ addresses: event.output }) },
            target: 'found',
            actions: { type: 'keepAddresses', params: ({ event }) => ({ addresses: event.output }) },
          },
          { target: 'none' },
        ],
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    found: {
      description: 'Addresses to choose from.',
      on: { 'address.chosen': { target: 'chosen', actions: 'dropAddresses' } },
    },
    chosen: { description: 'The fields are filled in, and may be changed.' },
    none: { description: 'No address has this postcode, or it is not one: the person types the address.' },
    failed: { description: 'It could not be looked for just now; typing works.' },
  },
})
