import { fixturesFor, journey } from '#machines/fixtures.ts'
import { type Arrived, loginPageMachine } from './login-page.machine.ts'

const answered: Arrived = { arrival: { kind: 'answer', provider: 'facebook', answer: { kind: 'cancelled' } }, forward: '/panel' }
const inWindow: Arrived = { arrival: { kind: 'window', provider: 'facebook' }, forward: '/panel' }
const asking = (inside: string) => ({ outside: { asking: inside } })
const finishing = { outside: 'finishing' }
const over = { entered: 'over' }
const connecting = { entered: 'connecting' }
const apple = { kind: 'chosen', provider: 'apple' } as const

export const loginPageFixtures = fixturesFor(loginPageMachine, {
  inputs: [
    { provider: null, forward: '/account' },
    { provider: 'facebook', forward: null },
  ],
  events: {
    'person.known': [
      { type: 'person.known', isHere: false, isReturned: false },
      { type: 'person.known', isHere: true, isReturned: false },
      { type: 'person.known', isHere: true, isReturned: true },
    ],
    'provider.chosen': [{ type: 'provider.chosen', provider: 'apple' }],
  },
  outcomes: {
    login: { outputs: [undefined], fails: false },
    readArrival: { outputs: [answered, inWindow], fails: true },
    loadProviders: { outputs: [undefined], fails: true },
    waitForForm: { outputs: [undefined], fails: true },
    providerLogin: { outputs: [undefined], fails: false },
    linkingOffer: { outputs: [undefined], fails: false },
  },
  invariants: [
    [
      'nothing begins at a provider before it is known who is here',
      (snapshot) =>
        snapshot.context.arrival.kind === 'choice' ||
        !(snapshot.matches({ outside: 'settling' }) || snapshot.matches({ outside: 'arriving' })),
    ],
    [
      'once the providers can be asked, their own chart says whose answer is waited for',
      (snapshot) => snapshot.context.waitsFor === null || !snapshot.matches({ outside: { asking: 'offered' } }),
    ],
  ],
  pinned: [
    journey('R-009 the form stands at once', 0, '', asking('loading'), {
      knows: { arrival: { kind: 'choice' }, forward: '/account', waitsFor: null },
      refuses: ['person.known#1', 'person.known#3'],
    }),
    journey(
      'where the address names a provider, who is here comes first',
      1,
      '',
      { outside: 'settling' },
      {
        refuses: ['provider.chosen'],
      },
    ),
    ...[1, 3].map((nth) => journey(`then what it means is read: ${nth}`, 1, `person.known#${nth}`, { outside: 'arriving' })),
    journey('and the page goes on with it', 1, 'person.known#1 > readArrival: done#1', asking('loading'), {
      knows: { ...answered, waitsFor: 'facebook' },
    }),
    journey(
      'until its own chart says who is waited for',
      1,
      'person.known#1 > readArrival: done#1 > loadProviders: done',
      asking('offered'),
      {
        knows: { ...answered, waitsFor: null },
      },
    ),
    journey(
      'X-046 a window of a provider hands over, also once its address is tidied',
      1,
      'person.known#3 > readArrival: done#2',
      asking('loading'),
      { knows: { ...inWindow, waitsFor: 'facebook' }, refuses: ['person.known#2', 'person.known#3'] },
    ),
    ...['readArrival: error', 'after: patience'].map((fault) =>
      journey(`an address that cannot be read leaves the form: ${fault}`, 1, `person.known#1 > ${fault}`, asking('loading'), {
        knows: { arrival: { kind: 'choice' }, waitsFor: null },
      }),
    ),
    journey('X-009 of who is here already the form’s own chart says first what became of it', 0, 'person.known#2', finishing, {
      refuses: ['person.known#1', 'person.known#2', 'provider.chosen'],
    }),
    ...['waitForForm: done', 'waitForForm: error', 'after: patience', 'login: done'].map((answer) =>
      journey(`X-009 then they go on: ${answer}`, 0, `person.known#2 > ${answer}`, connecting),
    ),
    journey('X-009 so they do where the address names a provider', 1, 'person.known#2', finishing),
    journey('X-009 and while it is read', 1, 'person.known#1 > person.known#2', finishing),
    journey('a window of a provider only hands over', 0, 'loadProviders: done', asking('offered'), {
      refuses: ['person.known#1', 'person.known#3'],
    }),
    journey('N-055 whoever logs in goes on', 0, 'login: done', connecting),
    journey('N-055 also while it was still settled who is here', 1, 'login: done', connecting),
    journey('N-055 and while the address was read', 1, 'person.known#1 > login: done', connecting),
    journey('N-055 a provider lets somebody in', 0, 'loadProviders: done > providerLogin: done', connecting),
    journey('F-042 when nothing is left to be connected, they are on their way', 0, 'login: done > linkingOffer: done', over, {
      refuses: ['person.known#2', 'provider.chosen'],
    }),
    journey('F-039 a provider that is chosen early is remembered', 0, 'provider.chosen', asking('loading'), {
      knows: { arrival: apple, waitsFor: 'apple' },
      refuses: ['provider.chosen'],
    }),
    journey('F-039 and asked as soon as that can be done', 0, 'provider.chosen > loadProviders: done', asking('offered'), {
      knows: { arrival: apple, waitsFor: null },
    }),
    journey('F-039 later it is asked at once', 0, 'loadProviders: done > provider.chosen', asking('offered'), {
      knows: { arrival: { kind: 'choice' }, waitsFor: null },
      does: ['askProvider', 'tell providerLogin: {"type":"provider.chosen","provider":"apple"}'],
    }),
    ...['loadProviders: error', 'after: patience'].map((fault) =>
      journey(
        `F-039 where it can't be loaded, choosing tries again: ${fault}`,
        0,
        `${fault} > provider.chosen`,
        asking('loading'),
        {
          knows: { arrival: apple, waitsFor: 'apple' },
        },
      ),
    ),
    journey('F-039 silence is told too', 0, 'provider.chosen > after: patience', asking('notLoaded'), {
      knows: { waitsFor: 'apple' },
    }),
    journey(
      'F-039 who waited for a provider that cannot be asked is told',
      0,
      'provider.chosen > loadProviders: error',
      asking('notLoaded'),
      {
        knows: { waitsFor: 'apple' },
      },
    ),
  ],
})
