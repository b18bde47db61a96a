import { css, cx } from '@linaria/core'
import { useId } from 'react'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { Facts } from '#web/ui/facts.tsx'
import { card, tightStack } from '#web/ui/styles.ts'

const part = css`& > h2 { font-size: var(--size-l); }`

/** "9am to 5pm" stays on one line. */
const withWholeTimes = (hours: string) => hours.replace(/(\d\S*) (\S+) (?=\d)/g, '$1\u00a0$2\u00a0')

/** Phone, hours and post, as the configuration has them; what it leaves out isn't shown. */
export function OtherWays() {
  const { address, phone, hours } = useSite().contact
  const id = useId()
  if (!address && !phone && !hours) return null
  return (
    <section className={cx(card, tightStack, part)} aria-labelledby={id}>
      <h2 id={id}>{t('content-contact:otherWays')}</h2>
      <Facts
        rows={[
          [t('content-contact:phone'), phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>],
          [t('content-contact:hours'), hours && withWholeTimes(hours)],
          [t('content-contact:address'), address?.join('\n')],
        ]}
      />
    </section>
  )
}
