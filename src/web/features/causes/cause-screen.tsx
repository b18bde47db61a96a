import { cx } from '@linaria/core'
import type { Cause } from '#contract/causes/cause.ts'
import { formatMoney } from '#contract/money.ts'
import { t } from '#web/i18n/i18n.ts'
import { causeLabel } from '#web/shared/cause-search/cause-label.ts'
import { useCountedVisit } from '#web/site/counted-visit.ts'
import { useSeenCause } from '#web/site/seen-cause.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Monogram } from '#web/ui/monogram.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { card, pageBody, reading, row, soft, stack } from '#web/ui/styles.ts'

/** R-015, in a first form. */
export function CauseScreen({ cause }: { cause: Cause }) {
  const collects = !cause.isDormant && cause.standing !== 'refused'
  useSeenCause(collects ? cause.id : null)
  useCountedVisit(cause.id)
  return (
    <div className={cx(pageBody, stack)}>
      <div className={row}>
        <Monogram name={cause.name} />
        <div>
          <h1 tabIndex={-1}>{cause.name}</h1>
          <p className={soft}>
            {causeLabel(cause)}, {cause.place}
          </p>
        </div>
      </div>
      {cause.standing === 'beingChecked' && (
        <Panel tone="waiting">
          <p>{t('content:cause.beingChecked')}</p>
        </Panel>
      )}
      <p className={reading}>{cause.description}</p>
      <p className={card}>
        {t('content:cause.raised', { raised: formatMoney(cause.donationsTotal), count: cause.supportersCount })}
      </p>
      {!collects ? (
        <p>{t(cause.standing === 'refused' ? 'content:cause.refused' : 'content:cause.dormant')}</p>
      ) : (
        <div className={row}>
          <ButtonLink to="/support-a-good-cause/step-1" search={{ cause: cause.id }}>
            {t('content:cause.support')}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
