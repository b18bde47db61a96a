import { useNavigate } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { CauseAnswers } from '#contract/registration/cause-registration.rules.ts'
import type { CauseRegistrationStep } from '#machines/registration/cause/cause-answers.ts'
import {
  causeOrder,
  type causeRegistrationMachine,
  noCauseAnswers,
} from '#machines/registration/cause/cause-registration.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { showState } from '#web/ui/by-state.ts'
import { lazyScreen } from '#web/ui/lazy-screen.tsx'
import { useAccountWizard } from '../account-wizard.tsx'
import { type Begun, DraftedWizard } from '../drafted-wizard.tsx'
import { Mobile } from '../person-questions.tsx'
import { CauseAddress, CauseName, CharityNumber, CharityQuestion, MarketingPermission, SocialLinks } from './cause-questions.tsx'
import { causeRegistrationWith } from './cause-registration.implementations.ts'

// Only who finds their cause registered already comes there.
const loadAdminRequest = lazyImport(() => import('../admin-request/admin-request-screen.tsx'), 'registration-done')
const AdminRequestScreen = lazyScreen(async () => (await loadAdminRequest()).AdminRequestScreen)
const RequestReceived = lazyScreen(async () => (await loadAdminRequest()).RequestReceived)

// Fetched with the answers that lead there, which need the server anyway.
const MatchingCause = lazyScreen(
  lazyImport(async () => (await import('./matching-cause.tsx')).MatchingCause, 'registration-done'),
)
const NumberUnknown = lazyScreen(
  lazyImport(async () => (await import('./number-unknown.tsx')).NumberUnknown, 'registration-done'),
)

/** What the summary says of each answer. */
function summaryOf({ address, name, links, ...answers }: CauseAnswers) {
  const linkLines = links ? Object.values(links).filter((link) => link !== '') : []
  return {
    'charity-question': [t('registration-cause:check.charity'), t(`registration-cause:${answers.isCharity ?? 'no'}`)],
    'charity-number': [t('registration-cause:check.number'), answers.charityNumber ?? ''],
    address: [
      t('registration-cause:check.address'),
      address ? [address.line1, address.line2, address.town, address.postcode].filter((line) => line !== '').join('\n') : '',
    ],
    'cause-name': [
      t('registration-cause:check.name'),
      name ? `${name.causeName}\n${t(`registration-cause:kind.${answers.isCharity === 'yes' ? 'charity' : name.kind}`)}` : '',
    ],
    'social-links': [
      t('registration-cause:check.links'),
      linkLines.length > 0 ? linkLines.join('\n') : t('registration-cause:check.noLinks'),
    ],
    'marketing-permission': [
      t('registration-cause:check.permission'),
      t(`registration-cause:permission.${answers.permission ?? 'no'}`),
    ],
    mobile: [t('registration-cause:check.mobile'), answers.mobile ?? ''],
  } satisfies Partial<Record<CauseRegistrationStep, [name: string, value: string]>>
}

function CauseWizard({ wizard, isBegun }: Begun<typeof causeRegistrationMachine>) {
  const navigate = useNavigate()
  const state = useSelector(wizard, (now) => now)
  const { send } = wizard
  const { context } = state
  const { addressSearch, adminRequest } = state.children
  const { answers, charity, person } = context
  const isSupporting = state.matches('supporting')
  const { frame, goBack, screens } = useAccountWizard({
    kind: 'cause',
    actor: wizard,
    state,
    order: causeOrder,
    isBegun,
    name: answers.name?.causeName ?? '',
    submit: t('registration-cause:check.submit'),
    rows: () => summaryOf(answers),
  })
  useEffect(() => {
    if (!isSupporting || !context.chosen) return
    const { id: cause, uri } = context.chosen
    void navigate({ href: person ? `/causes/${uri}` : `/support-a-good-cause/step-1?cause=${cause}`, replace: true })
  }, [isSupporting, context.chosen, person, navigate])
  const { progress } = frame
  const charityNumberScreen = () => (
    <CharityNumber
      {...frame}
      kept={answers.charityNumber}
      onSubmit={(charityNumber) => send({ type: 'charityNumber.submitted', charityNumber })}
    />
  )
  const causeNameScreen = () => (
    <CauseName
      {...frame}
      kept={answers.name}
      isCharity={answers.isCharity === 'yes'}
      charity={charity}
      onSubmit={(name) => send({ type: 'name.submitted', name })}
    />
  )
  return showState(state.value, {
    ...screens,
    theCause: (question) =>
      showState(question, {
        charityQuestion: () => (
          <CharityQuestion
            {...frame}
            onBack={undefined}
            kept={answers.isCharity}
            onSubmit={(isCharity) => send({ type: 'isCharity.submitted', isCharity })}
          />
        ),
        charityNumber: charityNumberScreen,
        checkingNumber: charityNumberScreen,
        numberUnknown: () => (
          <NumberUnknown
            progress={progress}
            number={answers.charityNumber ?? ''}
            onBack={goBack}
            onKeep={() => send({ type: 'number.kept' })}
          />
        ),
        address: () => (
          <CauseAddress
            {...frame}
            kept={answers.address}
            charity={charity}
            search={addressSearch}
            onSubmit={(address) => send({ type: 'address.submitted', address })}
          />
        ),
        causeName: causeNameScreen,
        checkingMatches: causeNameScreen,
        matchingCauseChoice: () => (
          <MatchingCause
            progress={progress}
            matches={context.matches}
            onBack={goBack}
            onAdmin={(cause) => send({ type: 'match.adminWanted', cause })}
            onSupport={(cause) => send({ type: 'match.supporterWanted', cause })}
            onNone={() => send({ type: 'match.none' })}
          />
        ),
        becomeAdminRequest: () =>
          adminRequest && (
            <AdminRequestScreen
              actor={adminRequest}
              name={context.chosen?.name ?? ''}
              email={answers.email ?? person?.email ?? ''}
              phone={answers.mobile ?? ''}
              onBack={goBack}
            />
          ),
        adminRequested: () => context.request && <RequestReceived {...context.request} />,
        socialLinks: () => (
          <SocialLinks
            {...frame}
            kept={answers.links}
            charity={charity}
            onSubmit={(links) => send({ type: 'links.submitted', links })}
          />
        ),
        marketingPermission: () => (
          <MarketingPermission
            {...frame}
            kept={answers.permission}
            onSubmit={(permission) => send({ type: 'permission.submitted', permission })}
          />
        ),
      }),
    account: (question) =>
      showState(question, {
        ...screens.account,
        mobile: () => (
          <Mobile {...frame} kept={answers.mobile} onSubmit={(mobile) => send({ type: 'mobile.submitted', mobile })} />
        ),
      }),
    registering: (stage) => showState(stage, { ...screens.registering, alreadyThere: screens.registering.checkAnswers }),
    supporting: null,
  })
}

/** R-037, F-053: the chart says which question is shown; the address follows it. */
export const CauseRegistrationScreen = () => (
  <DraftedWizard kind="cause" empty={noCauseAnswers} wizardWith={causeRegistrationWith} Wizard={CauseWizard} />
)
