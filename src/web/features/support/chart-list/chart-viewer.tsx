import { css } from '@linaria/core'
import pulse from 'lucide/dist/esm/icons/activity.mjs'
import { useEffect, useRef } from 'react'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { Icon } from '#web/ui/icons.tsx'
import { lazyScreen } from '#web/ui/lazy-screen.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { pageBody, stack } from '#web/ui/styles.ts'
import { ChartPicture } from '../chart-picture/chart-picture.tsx'
import { useHash } from './at-hash.ts'
import { ChartList } from './chart-list.tsx'
import { chartName } from './chart-names.ts'
import { placeIn } from './chart-place.ts'
import { type ChartSource, watchingHere } from './chart-source.ts'
import { stateWords } from './state-words.ts'

const back = css`
  & a { display: inline-flex; align-items: center; gap: var(--s1); min-block-size: 44px; }
`
const inCode = css`font-size: var(--size-m);`
const live = css`
  position: relative; display: flex; align-items: center; gap: var(--s4); padding: var(--s4); border: 1px solid var(--line-soft); border-radius: var(--radius-card); background: var(--accent-wash);
  & > svg { color: var(--accent); }
  & > svg:last-child { margin-inline-start: auto; }
  & > span { display: grid; }
  & > span > span { font-size: var(--size-s); }
  & a { justify-self: start; font-size: var(--size-l); font-weight: 650; text-decoration: none; }
  & a::after { content: ''; position: absolute; inset: 0; border-radius: inherit; }
  &:hover { border-color: var(--accent); }
  &:hover a { text-decoration: underline; }
`

const headed = css`
  display: grid; gap: var(--s5); grid-template-columns: minmax(0, 1fr);
  @media (min-width: 1024px) { grid-template-columns: minmax(0, 1fr) 20rem; align-items: start; }
`

/** The address of the list: no chart is called so. */
const all = '~all'
const none: readonly string[] = []
const Watch = lazyScreen(lazyImport(async () => (await import('../chart-watch/chart-watch.tsx')).ChartWatch))

/** The charts of the product, for who reads them instead of the code. What is open stands in the address after its #. */
export function ChartViewer({ source }: { source: ChartSource }) {
  const { name, now, been } = placeIn(useHash())
  const before = useRef(name)
  const place = useRef<HTMLDivElement>(null)
  const say = (path: string) => (source.audience === 'development' ? path : stateWords(name, path))
  useEffect(() => {
    // Another view is another page to who hears it.
    if (before.current !== name) place.current?.querySelector('h1')?.focus()
    before.current = name
  }, [name])
  return (
    <div ref={place} className={`${pageBody} ${stack}`}>
      {name === '' || name === all ? (
        <>
          <div className={headed}>
            <PageHeading intro={t(`support-charts:intro.${source.audience}`)}>{t('support-charts:title')}</PageHeading>
            {source.watches && (
              <p className={live}>
                <Icon drawing={pulse} />
                <span>
                  <a href={source.watches.at}>{t(`support-charts:watch.${source.watches.source}.link`)}</a>
                  <span>{t(`support-charts:watch.${source.watches.source}.hint`)}</span>
                </span>
                <Icon name="forward" />
              </p>
            )}
          </div>
          <ChartList source={source} />
        </>
      ) : (
        <>
          <p className={back}>
            <a href={`#${all}`}>
              <Icon name="back" />
              {t('support-charts:all')}
            </a>
          </p>
          {source.watches?.at === watchingHere && `#${name}` === watchingHere ? (
            <>
              <PageHeading intro={t(`support-charts:watch.${source.watches.source}.intro`)}>
                {t(`support-charts:watch.${source.watches.source}.title`)}
              </PageHeading>
              <Watch source={source.watches.source} read={source.read} />
            </>
          ) : (
            <>
              <PageHeading intro={source.audience === 'development' && <code className={inCode}>{name}</code>}>
                {chartName(name)}
              </PageHeading>
              {now && (
                <p>
                  {been.length > 0
                    ? t('support-charts:onIt.came', { now: say(now), been: been.map(say).join(', ') })
                    : t('support-charts:onIt.now', { now: say(now) })}
                </p>
              )}
              <ChartPicture
                key={name}
                name={name}
                read={source.read}
                lit={now ? [now] : none}
                been={been}
                isTechnical={source.audience === 'development'}
              />
            </>
          )}
        </>
      )}
    </div>
  )
}
