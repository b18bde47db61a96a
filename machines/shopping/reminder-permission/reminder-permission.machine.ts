import { setup } from 'xstate'
import { patience, placeholder } from '#machines/placeholder.ts'

/** Of how many of the partner shops the browser lets us see the pages; `some`: shops have joined since. */
export type Allowed = 'none' | 'some' | 'all'

/** H-015: may the bar appear by itself on partner shops? Asked for once, by a press, and given back as easily. */
export const reminderPermissionMachine = setup({
  types: {} as {
    events: { type: 'shops.allowed' } | { type: 'shops.forbidden' } | { type: 'permission.retried' }
    tags: 'busy'
  },
  actors: {
    readPermission: placeholder<Allowed>(),
    askPermission: placeholder<boolean>(),
    dropPermission: placeholder<void>(),
  },
  guards: {
    isAll: (_, { allowed }: { allowed: Allowed }) => allowed === 'all',
    isSome: (_, { allowed }: { allowed: Allowed }) => allowed === 'some',
    isGiven: (_, params: { isGiven: boolean }) => params.isGiven,
  },
  delays: { patience: patience.call },
}).createMachine({
  id: 'reminderPermission',
  description: 'What Donation Reminder is allowed to do.',
  initial: 'checking',
  states: {
    checking: {
      description: 'Asking the browser.',
      tags: 'busy',
      invoke: {
        id: 'readPermission',
        src: 'readPermission',
        onDone: [
          { guard: { type: 'isAll', params: ({ event }) => ({ allowed: event.output }) }, target: 'allowed' },
          { guard: { type: 'isSome', params: ({ event }) => ({ allowed: event.output }) }, target: 'shopsJoined' },
          { target: 'notAllowed' },
        ],
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    failed: {
      description: 'The browser did not say, or did not do it.',
      on: { 'permission.retried': { target: 'checking' } },
    },
    notAllowed: {
      description: 'The bar appears when the icon is pressed, and only then.',
      on: { 'shops.allowed': { target: 'asking' } },
    },
    shopsJoined: {
      description: 'It appears by itself, but not on shops that have joined since.',
      on: { 'shops.allowed': { target: 'asking' }, 'shops.forbidden': { target: 'stopping' } },
    },
    asking: {
      description: 'The browser asks the person, in its own words and for as long as they need.',
      tags: 'busy',
      invoke: {
        id: 'askPermission',
        src: 'askPermission',
        onDone: [
          { guard: { type: 'isGiven', params: ({ event }) => ({ isGiven: event.output }) }, target: 'allowed' },
          { target: 'refused' },
        ],
        onError: { target: 'failed' },
      },
    },
    refused: {
      description: 'They have said no: everything else works, and they can change their mind.',
      on: { 'shops.allowed': { target: 'asking' } },
    },
    allowed: {
      description: 'The bar appears by itself on every partner shop.',
      on: { 'shops.forbidden': { target: 'stopping' } },
    },
    stopping: {
      description: 'The permission is given back.',
      tags: 'busy',
      invoke: {
        id: 'dropPermission',
        src: 'dropPermission',
        onDone: { target: 'notAllowed' },
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
  },
})
