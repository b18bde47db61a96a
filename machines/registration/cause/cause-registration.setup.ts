import { assign, setup } from 'xstate'
import type { CauseCard } from '#contract/causes/cause.ts'
import type { AnswerEvent } from '#contract/questions.ts'
import type { CauseNameFields, SocialLinksFields, YesOrNo } from '#contract/registration/cause-registration.rules.ts'
import type { RegisteredCharity } from '#contract/registration/charity.ts'
import { lazyChart, patience, placeholder } from '#machines/placeholder.ts'
import { addressSearchMachine } from '../address-search/address-search.machine.ts'
import type { adminRequestMachine, SentRequest } from '../admin-request/admin-request.machine.ts'
import type { emailProbeMachine } from '../email-probe/email-probe.machine.ts'
import type { FinalisingOutcome, finalisingMachine } from '../finalising/finalising.machine.ts'
import type { LoggedInPerson, PersonSignedIn } from '../logged-in-person.ts'
import { accountGuards } from '../new-account.states.ts'
import { type CauseAnswers, type CauseProgress, type CauseRegistrationStep, causeProgress } from './cause-answers.ts'

export type NumberOutcome = { kind: 'found'; charity: RegisteredCharity } | { kind: 'unknown' }
export interface Matches {
  causes: CauseCard[]
  isTaken: boolean
}

export type CauseRegistrationEvent =
  | AnswerEvent<CauseAnswers>
  | { type: 'number.kept' }
  | { type: 'match.adminWanted'; cause: CauseCard }
  | { type: 'match.supporterWanted'; cause: CauseCard }
  | { type: 'match.none' }
  | PersonSignedIn
  | { type: 'password.submitted'; password: string }
  | { type: 'answers.confirmed' }
  | { type: 'registration.retried' }
  | { type: 'steps.opened' }
  | { type: 'step.back' }
  | { type: 'step.shown'; step: CauseRegistrationStep }

export interface CauseRegistrationMeta {
  /** The word of the address; pages between two questions have none. */
  step?: CauseRegistrationStep
}

export interface CauseRegistrationContext extends CauseProgress {
  /** What the register says of the charity's number. */
  charity: RegisteredCharity | null
  matches: Matches
  /** The cause among the matches that the person chose. */
  chosen: CauseCard | null
  /** What support has been asked for, while it is told. */
  request: SentRequest | null
  /** What the server found fault with, by field. */
  refusals: Record<string, string>
  /** The public address of the cause that was made. */
  uri: string
}

export interface CauseRegistrationInput {
  person: LoggedInPerson | null
  /** What an earlier visit left. */
  answers: CauseAnswers
}

const answer = (context: CauseRegistrationContext, patch: Partial<CauseAnswers>) => ({
  answers: { ...context.answers, ...patch },
  refusals: {},
})

const nothingFound: Pick<CauseRegistrationContext, 'matches' | 'chosen'> = {
  matches: { causes: [], isTaken: false },
  chosen: null,
}

export const causeRegistrationSetup = setup({
  types: {} as {
    context: CauseRegistrationContext
    input: CauseRegistrationInput
    events: CauseRegistrationEvent
    tags: 'busy' | 'over'
    meta: CauseRegistrationMeta
    children: { addressSearch: 'addressSearch'; adminRequest: 'adminRequest' }
  },
  actors: {
    addressSearch: addressSearchMachine,
    adminRequest: lazyChart<typeof adminRequestMachine>('adminRequest'),
    lookUpCharity: placeholder<NumberOutcome, { charityNumber: string }>(),
    findMatches: placeholder<Matches, { answers: CauseAnswers }>(),
    probeEmail: lazyChart<typeof emailProbeMachine>('emailProbe'),
    finalise: lazyChart<typeof finalisingMachine>('finalising'),
  },
  actions: {
    // A change of mind about the charity takes its number and what the register said with it.
    keepIsCharity: assign(({ context }, { value }: { value: YesOrNo }) => ({
      ...answer(context, value === 'no' ? { isCharity: value, charityNumber: null } : { isCharity: value }),
      ...(value === 'no' ? { charity: null } : {}),
    })),
    keep: assign(({ context }, patch: Partial<CauseAnswers>) => answer(context, patch)),
    keepNumber: assign(({ context }, { value }: { value: string }) => ({
      ...answer(context, { charityNumber: value }),
      charity: null,
    })),
    keepCharity: assign((_, { outcome }: { outcome: NumberOutcome }) => ({
      charity: outcome.kind === 'found' ? outcome.charity : null,
    })),
    keepName: assign(({ context }, { value }: { value: CauseNameFields }) => ({
      ...answer(context, { name: value }),
      ...nothingFound,
    })),
    // From here on the answers say it all; until here the register's website may fill in the question.
    keepLinks: assign(({ context }, { value }: { value: SocialLinksFields }) => ({
      ...answer(context, { links: value }),
      charity: null,
    })),
    tidy: assign({ ...nothingFound, charity: null, refusals: {} }),
    forgetMatches: assign(nothingFound),
    keepMatches: assign((_, { matches }: { matches: Matches }) => ({ matches })),
    keepChosen: assign((_, { cause }: { cause: CauseCard }) => ({ chosen: cause })),
    keepRequest: assign((_, { request }: { request: SentRequest }) => ({ request })),
    forgetRequest: assign({ request: null }),
    keepPassword: assign((_, { value }: { value: string }) => ({ password: value, refusals: {} })),
    keepPerson: assign((_, { person }: { person: LoggedInPerson }) => ({ person, password: '' })),
    forgetPerson: assign({ person: null }),
    keepOutcome: assign((_, { outcome }: { outcome: FinalisingOutcome }) => ({
      refusals: outcome.kind === 'refused' ? outcome.fields : {},
      uri: outcome.kind === 'registered' ? outcome.uri : '',
    })),
    forgetPassword: assign({ password: '' }),
  },
  guards: {
    ...causeProgress.guards,
    ...accountGuards,
    isFound: (_, { outcome }: { outcome: NumberOutcome }) => outcome.kind === 'found',
    hasMatches: (_, { matches }: { matches: Matches }) => matches.causes.length > 0,
    isFree: ({ context }) => !context.matches.isTaken,
  },
  delays: { patience: patience.call, savingPatience: 3 * patience.longCall },
})
