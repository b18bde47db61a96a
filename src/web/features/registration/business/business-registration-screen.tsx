import { useMachine } from '@xstate/react'
import { useMemo, useState } from 'react'
import { businessOrder, noBusinessAnswers } from '#machines/registration/business/business-registration.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { showState } from '#web/ui/by-state.ts'
import { useAccountWizard } from '../account-wizard.tsx'
import { type Begun, DraftedWizard } from '../drafted-wizard.tsx'
import { AlreadyRegistered, BusinessName, ContactNumber } from './business-questions.tsx'
import { businessRegistrationWith } from './business-registration.implementations.ts'

function BusinessWizard({ draft, isSignedIn, isBegun }: Begun<'business'>) {
  const site = useSite()
  const [id] = useState(() => draft.id || site.browser.newId())
  const machine = useMemo(() => businessRegistrationWith(site, id), [site, id])
  const running = useMachine(machine, { input: { isSignedIn, answers: draft.answers } })
  const [state, send] = running
  const { answers, uri } = state.context
  const { frame, goBack, screens } = useAccountWizard({
    kind: 'business',
    id,
    running,
    order: businessOrder,
    isBegun,
    isOver: uri !== '',
    name: answers.businessName ?? '',
    submit: t('registration-cause:check.submitBusiness'),
    rows: () => ({
      'business-name': [t('registration-cause:check.business'), answers.businessName ?? ''],
      'contact-number': [t('registration-cause:check.phone'), answers.contactNumber || t('registration-cause:check.noPhone')],
    }),
  })
  return showState(state.value, {
    ...screens,
    theBusiness: (question) =>
      showState(question, {
        businessName: () => (
          <BusinessName
            {...frame}
            onBack={undefined}
            kept={answers.businessName}
            onSubmit={(businessName) => send({ type: 'businessName.submitted', businessName })}
          />
        ),
        contactNumber: () => (
          <ContactNumber
            {...frame}
            kept={answers.contactNumber}
            onSubmit={(contactNumber) => send({ type: 'contactNumber.submitted', contactNumber })}
          />
        ),
        alreadyRegistered: () => <AlreadyRegistered onBack={goBack} />,
      }),
    account: (question) => showState(question, screens.account),
    registering: (stage) => showState(stage, screens.registering),
  })
}

/** R-038, F-063 */
export const BusinessRegistrationScreen = () => (
  <DraftedWizard kind="business" empty={noBusinessAnswers} Wizard={BusinessWizard} />
)
