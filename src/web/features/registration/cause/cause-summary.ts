import type { CauseRegistrationStep } from '#contract/registration/cause-registration-steps.ts'
import type { CauseProgress } from '#machines/registration/cause/cause-answers.ts'
import { isAsked } from '#machines/registration/cause/cause-answers.ts'
import { t } from '#web/i18n/i18n.ts'
import type { SummaryRow } from '#web/ui/summary-list.tsx'

/** The rows of the summary, each leading back to its question. */
export function summaryOf(progress: CauseProgress, show: (step: CauseRegistrationStep) => void): SummaryRow[] {
  const { answers } = progress
  const { address, name, links, names } = answers
  const linkLines = links ? Object.values(links).filter((link) => link !== '') : []
  const all: [CauseRegistrationStep, string, string][] = [
    ['charity-question', t('cause-registration:check.charity'), t(`cause-registration:${answers.isCharity ?? 'no'}`)],
    ['charity-number', t('cause-registration:check.number'), answers.charityNumber ?? ''],
    [
      'address',
      t('cause-registration:check.address'),
      address ? [address.line1, address.line2, address.town, address.postcode].filter((line) => line !== '').join('\n') : '',
    ],
    [
      'cause-name',
      t('cause-registration:check.name'),
      name ? `${name.causeName}\n${t(`cause-registration:kind.${answers.isCharity === 'yes' ? 'charity' : name.kind}`)}` : '',
    ],
    [
      'social-links',
      t('cause-registration:check.links'),
      linkLines.length > 0 ? linkLines.join('\n') : t('cause-registration:check.noLinks'),
    ],
    [
      'marketing-permission',
      t('cause-registration:check.permission'),
      t(`cause-registration:permission.${answers.permission ?? 'no'}`),
    ],
    ['account-email', t('cause-registration:check.email'), answers.email ?? ''],
    ['password', t('cause-registration:check.password'), t('cause-registration:check.passwordSet')],
    ['names', t('cause-registration:check.names'), names ? `${names.firstName} ${names.lastName}` : ''],
    ['mobile', t('cause-registration:check.mobile'), answers.mobile ?? ''],
  ]
  return all
    .filter(([step]) => isAsked(step, progress))
    .map(([step, rowName, value]) => ({ name: rowName, value, onChange: () => show(step) }))
}
