import { css, cx } from '@linaria/core'
import { useReducer, useSyncExternalStore } from 'react'
import { t } from '#web/i18n/i18n.ts'
import { installOffer } from '#web/platform/install-offer.ts'
import { useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { row, soft, stack } from '#web/ui/styles.ts'

const ways = css`
  display: grid; gap: var(--s5);
  & > section { display: grid; gap: var(--s3); align-content: start; padding-block-start: var(--s4); border-block-start: 3px solid var(--accent); }
  & h3 { font-size: var(--size-l); }
  @media (min-width: 768px) { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: var(--s6); }
`
const steps = css`list-style: decimal; padding-inline-start: 1.4em; display: grid; gap: var(--s2);`

/** How the site itself is put on a device; where the browser does it when asked, a button asks it. */
export function HomeScreenSteps() {
  const { tenant } = useSite()
  const values = { site: tenant.name }
  const [, look] = useReducer((count: number) => count + 1, 0)
  const isOffered = useSyncExternalStore(installOffer.subscribe, installOffer.isThere, () => false)
  const take = () => {
    installOffer.take()
    look()
  }
  return (
    <div className={stack}>
      {isOffered && (
        <div className={row}>
          <Button onClick={take}>{t('shopping-app:home.install')}</Button>
        </div>
      )}
      <div className={ways}>
        {(['ios', 'android', 'computer'] as const).map((device) => (
          <section key={device}>
            <h3>{t(`shopping-app:home.${device}.title`)}</h3>
            <ol className={steps}>
              {(['1', '2', '3'] as const).map((step) => (
                <li key={step}>{t(`shopping-app:home.${device}.${step}`, values)}</li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      <p className={cx(soft)}>{t('shopping-app:home.after')}</p>
    </div>
  )
}
