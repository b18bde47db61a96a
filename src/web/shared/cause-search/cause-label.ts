import type { CauseCard } from '#contract/causes/cause.ts'
import { t } from '#web/i18n/i18n.ts'

/** What kind of cause it is; a charity is only called so once its number has been confirmed. */
export function causeLabel({ kind, standing }: Pick<CauseCard, 'kind' | 'standing'>): string {
  const name = t(`registration:kind.${kind}`)
  if (standing === 'confirmed') return name
  const checked = t('registration:standing.beingChecked')
  return kind === 'charity' ? checked : `${name}, ${checked.toLowerCase()}`
}
