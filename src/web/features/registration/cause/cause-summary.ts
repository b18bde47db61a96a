import type { CauseProgress } from '#machines/registration/cause/cause-answers.ts'
import { causeOrder } from '#machines/registration/cause/cause-answers.ts'
import type { CauseRegistrationStep } from '#machines/registration/cause/cause-registration.steps.ts'
import { t } from '#web/i18n/i18n.ts'
import type { SummaryRow } from '#web/ui/summary-list.tsx'

type Question = Exclude<CauseRegistrationStep, 'check-answers'>

/** The rows of the summary, each leading back to its question. */
export function summaryOf(progress: CauseProgress, show: (step: CauseRegistrationStep) => void): SummaryRow[] {
  const { answers } = progress
  const { address, name, links, names } = answers
  const linkLines = links ? Object.values(links).filter((link) => link !== '') : []
  const rows: Record<Question, [name: string, value: string]> = {
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
    'account-email': [t('registration-cause:check.email'), answers.email ?? ''],
    password: [t('registration-cause:check.password'), t('registration-cause:check.passwordSet')],
    names: [t('registration-cause:check.names'), names ? `${names.firstName} ${names.lastName}` : ''],
    mobile: [t('registration-cause:check.mobile'), answers.mobile ?? ''],
  }
  return causeOrder
    .stepsOf(progress)
    .filter((step) => step !== 'check-answers')
    .map((step) => ({ name: rows[step][0], value: rows[step][1], onChange: () => show(step) }))
}
