import { css, cx } from '@linaria/core'
import type { ReactNode } from 'react'
import { type GuidePlatform, storeOf } from '#contract/shopping/reminder.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Collapsible } from '#web/ui/collapsible.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { bullets, row, soft, tightStack, visuallyHidden } from '#web/ui/styles.ts'
import { fileWays, type StepName } from './guide-steps.ts'

const list = css`
  display: grid; counter-reset: step;
  & > li { display: grid; grid-template-columns: 2.25rem minmax(0, 1fr); gap: var(--s4); padding-block-end: var(--s5); position: relative; counter-increment: step; }
  & > li:last-child { padding-block-end: 0; }
  & > li:not(:last-child)::before { content: ''; position: absolute; inset-block: 2.25rem 0; inset-inline-start: calc(1.125rem - 1px); inline-size: 2px; background: var(--line-soft); }
  & > li > b { display: grid; place-items: center; inline-size: 2.25rem; block-size: 2.25rem; border-radius: 50%; border: 2px solid var(--line); background: var(--surface-raised); color: var(--ink-soft); }
  & > li > b:empty::before { content: counter(step); }
  & > li[aria-current] > b { background: var(--accent); border-color: var(--accent); color: var(--accent-ink); }
  & > li.done > b { background: var(--positive-wash); border-color: var(--positive); color: var(--positive); }
  & h2, & h3 { font-family: var(--display); font-weight: 600; font-size: var(--size-l); padding-block-start: 0.2em; }
`
const ordered = css`list-style: decimal;`
const key = css`padding: 1px var(--s2); border: 1px solid var(--line-soft); border-radius: 4px; background: var(--surface-sunk); font-size: 0.92em; overflow-wrap: anywhere;`

interface StepListProps {
  steps: readonly StepName[]
  /** The one that is being done, from 0; left out where nobody counts. */
  current?: number
  /** What the first step needs. */
  first?: ReactNode
  /** Below a heading of the page's own. */
  isBelow?: boolean
}

/** What to do, in its order; the step that is being done stands out, and those before it are ticked. */
export function StepList({ steps, current, first, isBelow = false }: StepListProps) {
  const Title = isBelow ? 'h3' : 'h2'
  return (
    <ol className={list}>
      {steps.map((step, index) => {
        const isDone = current !== undefined && index < current
        return (
          <li key={step} className={isDone ? 'done' : undefined} aria-current={index === current ? 'step' : undefined}>
            <b>{isDone && <Icon name="tick" />}</b>
            <div className={tightStack}>
              <Title>
                {isDone && <span className={visuallyHidden}>{t('shopping-reminder-guides:finished')} </span>}
                {t(`shopping-reminder-guides:steps.${step}.title`)}
              </Title>
              <p>{t(`shopping-reminder-guides:steps.${step}.text`)}</p>
              {index === 0 && first}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

/** The way to the extension's page in the browser's shop; null where that does not have it. */
export function StoreLink({ platform }: { platform: GuidePlatform }) {
  const { reminder } = useSite()
  const store = storeOf[platform]
  const address = reminder.stores[store]
  if (!address) return null
  return (
    <div className={row}>
      <ButtonLink
        to={address as '/'} // of another site, which the router leaves to the browser
        target="_blank"
      >
        {t('shopping-reminder-guides:store', { shop: t(`shopping-reminder:shop.${store}`) })}
      </ButtonLink>
      <span className={soft}>{t('shopping-reminder-guides:tab')}</span>
    </div>
  )
}

/** For whoever has been given the extension itself: browsers load it without a shop. */
export function FromFile({ platform }: { platform: GuidePlatform }) {
  const file = fileWays[platform]
  if (!file) return null
  const [before = '', after = ''] = t(`shopping-reminder-guides:file.${file.way}.2`, { address: '\n' }).split('\n')
  return (
    <Collapsible title={t('shopping-reminder-guides:file.title')}>
      <div className={tightStack}>
        <ol className={cx(bullets, ordered)}>
          <li>{t(`shopping-reminder-guides:file.${file.way}.1`)}</li>
          <li>
            {before}
            <code className={key}>{file.address}</code>
            {after}
          </li>
          <li>{t(`shopping-reminder-guides:file.${file.way}.3`)}</li>
        </ol>
        <p className={soft}>{t('shopping-reminder-guides:file.trust')}</p>
      </div>
    </Collapsible>
  )
}
