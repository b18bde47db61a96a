import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { bullets, card, pageBody, reading, row, stack, tightStack } from '#web/ui/styles.ts'
import { ShopDrawing } from './shop-drawing.tsx'
import { NotThereYet } from './shop-notes.tsx'

const sides = css`
  display: grid; gap: var(--s5); align-items: start;
  @media (min-width: 768px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`
const ordered = css`list-style: decimal;`
const explained = css`
  display: grid; gap: var(--s6);
  @media (min-width: 900px) { grid-template-columns: minmax(0, 1fr) 17rem; gap: var(--s8); }
`
const parts = css`display: grid; gap: var(--s6); & h2 { font-size: var(--size-l); }`

/** an iPhone or iPad has a guide, Android a way of its own. */
export function PhonesScreen() {
  const { tenant, reminder } = useSite()
  const values = { site: tenant.name }
  return (
    <div className={cx(pageBody, stack)}>
      <PageHeading intro={t('shopping-reminder:phones.intro')}>{t('shopping-reminder:phones.title')}</PageHeading>
      <div className={sides}>
        <section className={cx(card, stack)} aria-labelledby="ios">
          <div className={tightStack}>
            <h2 id="ios">{t('shopping-reminder:phones.ios.title')}</h2>
            <p>{t('shopping-reminder:phones.ios.text')}</p>
          </div>
          {!reminder.stores.safari && <NotThereYet platform="ios" />}
          <div className={row}>
            <ButtonLink
              to="/donation-reminder/guides/$platformType"
              params={{ platformType: 'ios' }}
              kind={reminder.stores.safari ? 'primary' : 'quiet'}
            >
              {t('shopping-reminder:phones.ios.guide')}
            </ButtonLink>
            <ButtonLink to="/donation-reminder-ios-learn-more" kind="quiet">
              {t('shopping-reminder:phones.ios.more')}
            </ButtonLink>
          </div>
        </section>
        <section className={cx(card, stack)} aria-labelledby="android">
          <div className={tightStack}>
            <h2 id="android">{t('shopping-reminder:phones.android.title')}</h2>
            <p>{t('shopping-reminder:phones.android.text', values)}</p>
          </div>
          <ol className={cx(bullets, ordered)}>
            {(['1', '2', '3'] as const).map((step) => (
              <li key={step}>{t(`shopping-reminder:phones.android.${step}`, values)}</li>
            ))}
          </ol>
        </section>
      </div>
      <p>
        {t('shopping-reminder:phones.computer')} <Link to="/donation-reminder">{t('shopping-reminder:phones.computerLink')}</Link>
      </p>
    </div>
  )
}

/** what Safari asks on a phone, and what a yes means. */
export function PhoneQuestionsScreen() {
  return (
    <div className={cx(pageBody, stack)}>
      <PageHeading intro={t('shopping-reminder:learn.intro')}>{t('shopping-reminder:learn.title')}</PageHeading>
      <div className={explained}>
        <div className={parts}>
          {(['1', '2', '3', '4'] as const).map((part) => (
            <section key={part} className={cx(tightStack, reading)}>
              <h2>{t(`shopping-reminder:learn.${part}.title`)}</h2>
              <p>{t(`shopping-reminder:learn.${part}.text`)}</p>
            </section>
          ))}
          <div className={row}>
            <ButtonLink to="/donation-reminder/guides/$platformType" params={{ platformType: 'ios' }}>
              {t('shopping-reminder:learn.guide')}
            </ButtonLink>
            <ButtonLink to="/privacy" kind="quiet">
              {t('shopping-reminder:learn.privacy')}
            </ButtonLink>
          </div>
        </div>
        <ShopDrawing isPhone />
      </div>
    </div>
  )
}
