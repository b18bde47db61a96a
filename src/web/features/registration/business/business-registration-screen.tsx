import { useSelector } from '@xstate/react'
import {
  businessOrder,
  type businessRegistrationMachine,
  noBusinessAnswers,
} from '#machines/registration/business/business-registration.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { showState } from '#web/ui/by-state.ts'
import { useAccountWizard } from '../account-wizard.tsx'
import { type Begun, DraftedWizard } from '../drafted-wizard.tsx'
import { AlreadyRegistered, BusinessName, ContactNumber } from './business-questions.tsx'
import { businessRegistrationWith } from './business-registration.implementations.ts'

function BusinessWizard({ wizard, isBegun }: Begun<typeof businessRegistrationMachine>) {
  const state = useSelector(wizard, (now) => now)
  const { send } = wizard
  const { answers } = state.context
  const { frame, goBack, screens } = useAccountWizard({
    kind: 'business',
    actor: wizard,
    state,
    order: businessOrder,
    isBegun,
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
  <DraftedWizard kind="business" empty={noBusinessAnswers} wizardWith={businessRegistrationWith} Wizard={BusinessWizard} />
)
