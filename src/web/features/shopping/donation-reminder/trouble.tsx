import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { guidePlatforms } from '#contract/shopping/reminder.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { bullets, card, row, soft, stack, tightStack } from '#web/ui/styles.ts'
import { BrowserChoices, Instead } from './shop-notes.tsx'

const ways = css`display: grid; gap: var(--s5); & h2 { font-size: var(--size-l); }`
const mark = css`
  display: grid; place-items: center; inline-size: 4rem; block-size: 4rem; border-radius: 50%; background: var(--positive-wash); color: var(--positive);
  & > svg { inline-size: 2.2rem; block-size: 2.2rem; }
`

/** what works where it may not look at every shop. */
export function Limited({ onKept, onWidened }: { onKept(): void; onWidened(): void }) {
  const { tenant } = useSite()
  return (
    <>
      <PageHeading intro={t('shopping-reminder-guides:limited.intro')}>{t('shopping-reminder-guides:limited.title')}</PageHeading>
      <ul className={bullets}>
        {(['1', '2', '3'] as const).map((point) => (
          <li key={point}>{t(`shopping-reminder-guides:limited.${point}`, { site: tenant.name })}</li>
        ))}
      </ul>
      <div className={row}>
        <Button onClick={onKept}>{t('shopping-reminder-guides:limited.keep')}</Button>
        <Button kind="secondary" onClick={onWidened}>
          {t('shopping-reminder-guides:limited.widen')}
        </Button>
      </div>
    </>
  )
}

/** Nothing has helped: never the end of the way. */
export function Stuck() {
  const { links } = useSite()
  return (
    <>
      <PageHeading intro={t('shopping-reminder-guides:stuck.intro')}>{t('shopping-reminder-guides:stuck.title')}</PageHeading>
      <ul className={bullets}>
        {(['1', '2', '3', '4'] as const).map((point) => (
          <li key={point}>{t(`shopping-reminder-guides:stuck.${point}`)}</li>
        ))}
      </ul>
      {links.help && (
        <p>
          <a href={links.help}>{t('shopping-reminder-guides:stuck.help')}</a>
        </p>
      )}
      <div className={stack}>
        <p>{t('shopping-reminder-guides:stuck.without')}</p>
        <Instead />
      </div>
      <p>
        <Link to="/donation-reminder/uninstall">{t('shopping-reminder-guides:stuck.feedback')}</Link>
      </p>
    </>
  )
}

/** */
export function Success({ isBrand }: { isBrand: boolean }) {
  const { tenant } = useSite()
  const words = isBrand ? 'brandDone' : 'done'
  return (
    <>
      <div className={mark}>
        <Icon name="tick" />
      </div>
      <PageHeading intro={t(`shopping-reminder-guides:${words}.text`)}>
        {t(`shopping-reminder-guides:${words}.title`, { site: tenant.name })}
      </PageHeading>
      <section className={`${card} ${stack}`} aria-labelledby="next">
        <div className={tightStack}>
          <h2 id="next">{t('shopping-reminder-guides:done.next')}</h2>
          <p>{t('shopping-reminder-guides:done.nextText')}</p>
        </div>
        <div className={row}>
          <ButtonLink to="/donation-reminder/guide-quickstart">{t('shopping-reminder-guides:done.start')}</ButtonLink>
          <ButtonLink to="/retailers" kind="quiet">
            {t('shopping-reminder-guides:done.later')}
          </ButtonLink>
        </div>
      </section>
    </>
  )
}

/** what one can do without it. */
export function Unsupported() {
  const { tenant } = useSite()
  return (
    <>
      <PageHeading intro={t('shopping-reminder-guides:unsupported.intro')}>
        {t('shopping-reminder-guides:unsupported.title')}
      </PageHeading>
      <div className={ways}>
        {(['1', '2'] as const).map((way) => (
          <div key={way} className={tightStack}>
            <h2>{t(`shopping-reminder-guides:unsupported.${way}.title`, { site: tenant.name })}</h2>
            <p>{t(`shopping-reminder-guides:unsupported.${way}.text`)}</p>
          </div>
        ))}
        <Instead />
        <div className={tightStack}>
          <h2>{t('shopping-reminder-guides:unsupported.3.title')}</h2>
          <BrowserChoices title={t('shopping-reminder-guides:unsupported.3.text')} names={guidePlatforms} />
        </div>
        <p className={soft}>
          {t('shopping-reminder-guides:unsupported.phone')}{' '}
          <Link to="/enable-donation-reminder-smartdevices">{t('shopping-reminder-guides:unsupported.phoneLink')}</Link>
        </p>
      </div>
    </>
  )
}
