import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { type GuidePlatform, guidePlatforms, isGuidePlatform, storeOf } from '#contract/shopping/reminder.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { row, skeletonLine, soft, tightStack } from '#web/ui/styles.ts'
import { BrowserChoices, Instead, NotThereYet } from './shop-notes.tsx'
import { useGuide } from './use-guide.ts'

// What comes is never smaller, so that nothing below it moves up.
const place = css`display: grid; gap: var(--s4); align-content: start; min-block-size: 5.5rem;`
const waiting = css`block-size: 48px; inline-size: 14rem;`

function Detected({ platform, onOpened }: { platform: GuidePlatform; onOpened(): void }) {
  const { reminder } = useSite()
  const browser = t(`shopping-reminder:browser.${platform}`)
  if (!reminder.stores[storeOf[platform]]) {
    return (
      <>
        <NotThereYet platform={platform} />
        <div className={row}>
          <Button kind="quiet" onClick={onOpened}>
            {t('shopping-reminder:offer.guide', { browser })}
          </Button>
        </div>
      </>
    )
  }
  return (
    <div className={tightStack}>
      <div className={row}>
        <Button onClick={onOpened}>{t('shopping-reminder:offer.add', { browser })}</Button>
      </div>
      <p className={soft}>{t('shopping-reminder:offer.free')}</p>
    </div>
  )
}

/** F-094: what this browser is offered, and every other guide beside it. */
export function Offer() {
  const { tenant } = useSite()
  const [state, send] = useGuide({ at: 'landing', platform: null })
  const { platform } = state.context
  const open = () => send({ type: 'guide.opened' })
  const detected = () => platform && isGuidePlatform(platform) && <Detected platform={platform} onOpened={open} />
  const isAndroid = platform === 'android'
  const choices = (title: string, except?: string) => (
    <BrowserChoices title={title} names={guidePlatforms.filter((name) => name !== except)} />
  )
  const named = platform && platform !== 'chromium' && isGuidePlatform(platform) ? platform : null
  const others = (
    <>
      {choices(
        named
          ? t('shopping-reminder:offer.notThis', { browser: t(`shopping-reminder:browser.${named}`) })
          : t('shopping-reminder:offer.other'),
        platform ?? undefined,
      )}
      <p>
        <Link to="/enable-donation-reminder-smartdevices">{t('shopping-reminder:offer.phones')}</Link>
      </p>
    </>
  )
  return (
    <div className={place}>
      {showState(state.value, {
        arriving: null,
        detecting: () => (
          <>
            <div
              className={cx(skeletonLine, waiting)}
              role="status"
              aria-busy="true"
              aria-label={t('shopping-reminder:offer.looking')}
            />
            {others}
          </>
        ),
        platformDetected: () => (
          <>
            {detected()}
            {others}
          </>
        ),
        platformUnknown: () => (
          <>
            <h2>{t('shopping-reminder:offer.unknownTitle')}</h2>
            {choices(t('shopping-reminder:offer.unknown'))}
          </>
        ),
        unsupported: () => (
          <>
            <h2>{t(`shopping-reminder:offer.${isAndroid ? 'android' : 'unsupported'}Title`, { site: tenant.name })}</h2>
            <p>{t(`shopping-reminder:offer.${isAndroid ? 'android' : 'unsupported'}`, { site: tenant.name })}</p>
            {isAndroid ? (
              <div className={row}>
                <ButtonLink to="/enable-donation-reminder-smartdevices">{t('shopping-reminder:offer.androidHow')}</ButtonLink>
              </div>
            ) : (
              <>
                <Instead />
                <div className={row}>
                  <ButtonLink to="/donation-reminder/guides/unsupported" kind="quiet">
                    {t('shopping-reminder:offer.unsupportedHow')}
                  </ButtonLink>
                </div>
              </>
            )}
            {others}
          </>
        ),
        // On its way to the guide's own address.
        guide: detected,
        reviewBar: null,
        fixPermissions: null,
        iosSettings: null,
        limitedPermissions: null,
        stuck: null,
        success: null,
      })}
    </div>
  )
}
