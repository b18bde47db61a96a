import { cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { Cause } from '#contract/causes/cause.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { canCollect } from '#web/shared/cause-profile/can-collect.ts'
import { causeLabel } from '#web/shared/cause-search/cause-label.ts'
import { useCountedVisit } from '#web/site/counted-visit.ts'
import { useSeenCause } from '#web/site/seen-cause.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Face } from '#web/ui/face.tsx'
import { card, pageBody, reading, row, soft, stack, tightStack } from '#web/ui/styles.ts'

const steps = ['1', '2', '3'] as const

/** giving here is shopping; whoever came to pay by card is told so, and where the cause takes money itself. */
export function CauseDonationScreen({ cause }: { cause: Cause }) {
  const isCollecting = canCollect(cause)
  useSeenCause(isCollecting ? cause.id : null)
  useCountedVisit(cause.id)
  const { name, website } = cause
  const place = cause.showLocationInSearch ? cause.place : ''
  return (
    <div className={cx(pageBody, stack)}>
      <div className={row}>
        <Face name={name} picture={cause.logoHttps} isLarge />
        <div>
          <h1 tabIndex={-1}>{t('content:donate.title', { cause: name })}</h1>
          <p className={soft}>{[causeLabel(cause), place].filter(Boolean).join(', ')}</p>
        </div>
      </div>
      {isCollecting ? (
        <>
          <p className={reading}>{t('content:donate.intro', { cause: name })}</p>
          <ol className={cx(reading, stack)}>
            {steps.map((step) => (
              <li key={step} className={cx(card, tightStack)}>
                <h2>{t(`content:donate.step${step}`)}</h2>
                <p>{t(`content:donate.step${step}Text`, { cause: name })}</p>
              </li>
            ))}
          </ol>
          {cause.donationsTotal > 0 && (
            <p>
              {t('content:donate.raised', {
                amount: formatMoney(cause.donationsTotal),
                count: cause.supportersCount,
                cause: name,
              })}
            </p>
          )}
          <div className={row}>
            <ButtonLink to="/support-a-good-cause/step-1" search={{ cause: cause.id }}>
              {t('content:cause.support')}
            </ButtonLink>
            <Link to="/causes/$causeSlug" params={{ causeSlug: cause.uri }}>
              {t('content:donate.more', { cause: name })}
            </Link>
          </div>
        </>
      ) : (
        <p>{t(cause.standing === 'refused' ? 'content:cause.refused' : 'content:cause.dormant')}</p>
      )}
      {website !== null && /^https?:\/\//.test(website) && (
        <p className={reading}>
          {t('content:donate.direct', { cause: name })}{' '}
          <a href={website} rel="nofollow ugc noreferrer">
            {t('content:donate.website', { cause: name })}
          </a>
        </p>
      )}
    </div>
  )
}
