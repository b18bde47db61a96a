import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type GuidePlatform, storeOf } from '#contract/shopping/reminder.ts'
import type { GuidePart, GuidePlace } from '#machines/shopping/donation-reminder/donation-reminder.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { byState, showState } from '#web/ui/by-state.ts'
import { useHeadingAroundSteps } from '#web/ui/heading-focus.ts'
import { Icon } from '#web/ui/icons.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { row, soft, stack } from '#web/ui/styles.ts'
import { FromFile, StepList, StoreLink } from './guide-parts.tsx'
import { guideSteps, settingsSteps, stepsOf } from './guide-steps.ts'
import { ShopDrawing } from './shop-drawing.tsx'
import { NotThereYet } from './shop-notes.tsx'
import { Limited, Stuck, Success, Unsupported } from './trouble.tsx'
import { useGuide } from './use-guide.ts'

const page = css`
  display: grid; gap: var(--s6); padding-block: var(--s5) var(--s9);
  @media (min-width: 900px) { grid-template-columns: minmax(0, 1fr) minmax(0, 22rem); gap: var(--s8); & > aside { padding-block-start: var(--s8); } }
`
const back = css`
  display: inline-flex; gap: var(--s1); align-items: center; min-block-size: 44px; background: none; border: 0; padding: 0; cursor: pointer; text-decoration: underline; color: var(--accent); justify-self: start;
`

interface Props {
  at: GuidePlace
  /** Null where no browser is named. */
  platform: GuidePlatform | null
  part?: GuidePart
  brand?: string
}

/** F-094, R-052… …: a guide, where its address begins. */
export function GuideScreen({ at, platform, part = 'whole', brand }: Props) {
  const { tenant, reminder } = useSite()
  const [state, send] = useGuide({ at, platform, part, brand })
  useHeadingAroundSteps(state.matches('stuck'))
  const known = platform ?? 'chrome'
  const values = { site: tenant.name, browser: t(`shopping-reminder:browser.${known}`) }
  const goBack = (
    <button type="button" className={back} onClick={() => send({ type: 'back.pressed' })}>
      <Icon name="back" />
      {t('common:back')}
    </button>
  )
  const away = (
    <Link to="/donation-reminder" className={back}>
      <Icon name="back" />
      {t('shopping-reminder-guides:about')}
    </Link>
  )
  const answers = (
    <div className={row}>
      <Button onClick={() => send({ type: 'bar.seen' })}>{t('shopping-reminder-guides:works')}</Button>
      <Button kind="secondary" onClick={() => send({ type: 'bar.missing' })}>
        {t('shopping-reminder-guides:missing')}
      </Button>
    </div>
  )
  const framed = (way: ReactNode, content: ReactNode, isDrawn = false) => (
    <div className={page}>
      <div className={stack}>
        {way}
        {content}
      </div>
      {isDrawn && (
        <aside>
          <ShopDrawing isPhone={platform === 'ios'} />
        </aside>
      )}
    </div>
  )
  const guide = (at: 'beginning' | 'getting' | 'confirming' | 'pinning' | 'opening') => {
    // The first two are those until it is there.
    const step = byState(at, { beginning: 0, getting: 0, confirming: 1, pinning: 2, opening: 3 }) - (part === 'use' ? 2 : 0)
    const words = brand === undefined ? (part === 'use' ? 'use' : 'install') : 'brand'
    const steps = stepsOf(known, part)
    const isMissing = part !== 'use' && !reminder.stores[storeOf[known]]
    const isLast = step + 1 >= steps.length
    return framed(
      step > 0 ? goBack : away,
      <>
        <PageHeading
          intro={
            isMissing && brand === undefined
              ? t('shopping-reminder-guides:install.soon')
              : t(`shopping-reminder-guides:${words}.intro`, values)
          }
        >
          {t(`shopping-reminder-guides:${words}.title`, values)}
        </PageHeading>
        {isMissing && (
          <>
            <NotThereYet platform={known} />
            <FromFile platform={known} />
            <h2>{t('shopping-reminder-guides:later')}</h2>
          </>
        )}
        <p className={soft} role="status">
          {t('shopping-reminder-guides:progress', { step: step + 1, steps: steps.length })}
        </p>
        <StepList steps={steps} current={step} isBelow={isMissing} first={part !== 'use' && <StoreLink platform={known} />} />
        <div className={row}>
          <Button onClick={() => send({ type: 'step.done' })}>{t(`shopping-reminder-guides:${isLast ? 'last' : 'next'}`)}</Button>
        </div>
      </>,
      true,
    )
  }
  return showState(state.value, {
    arriving: null,
    detecting: null,
    platformDetected: null,
    platformUnknown: null,
    unsupported: () => framed(away, <Unsupported />),
    guide,
    reviewBar: () =>
      framed(
        goBack,
        <>
          <PageHeading intro={t('shopping-reminder-guides:review.intro')}>
            {t('shopping-reminder-guides:review.title')}
          </PageHeading>
          {platform === 'ios' && <p>{t('shopping-reminder-guides:review.ios')}</p>}
          <p>
            <a href="/retailers" target="_blank" rel="noreferrer">
              {t('shopping-reminder-guides:review.open')}
            </a>
          </p>
          {answers}
        </>,
        true,
      ),
    fixPermissions: () =>
      framed(
        goBack,
        <>
          <PageHeading intro={t('shopping-reminder-guides:fix.intro')}>{t('shopping-reminder-guides:fix.title')}</PageHeading>
          <StepList steps={guideSteps[known].fix} />
          <h2>{t('shopping-reminder-guides:fix.ask')}</h2>
          {answers}
          <div className={row}>
            {platform === 'ios' && (
              <Button kind="quiet" onClick={() => send({ type: 'settings.needed' })}>
                {t('shopping-reminder-guides:fix.settings')}
              </Button>
            )}
            <Button kind="quiet" onClick={() => send({ type: 'access.limited' })}>
              {t('shopping-reminder-guides:fix.some')}
            </Button>
          </div>
        </>,
      ),
    iosSettings: () =>
      framed(
        goBack,
        <>
          <PageHeading intro={t('shopping-reminder-guides:settings.intro')}>
            {t('shopping-reminder-guides:settings.title')}
          </PageHeading>
          <StepList steps={settingsSteps} />
          <h2>{t('shopping-reminder-guides:fix.ask')}</h2>
          {answers}
        </>,
      ),
    limitedPermissions: () =>
      framed(away, <Limited onKept={() => send({ type: 'limits.kept' })} onWidened={() => send({ type: 'access.widened' })} />),
    stuck: () => framed(goBack, <Stuck />),
    success: () => framed(away, <Success isBrand={brand !== undefined} />, true),
  })
}
