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
import { areaHash, areaIn, soughtIn } from './area-hash.ts'
import { useHash } from './at-hash.ts'
import { ChartList } from './chart-list.tsx'
import { chartName } from './chart-names.ts'
import { placeIn } from './chart-place.ts'
import { type ChartSource, watchingHere } from './chart-source.ts'
import { stateWords } from './state-words.ts'

const back = css`
  margin-block-end: calc(-1 * var(--s4));
  & a { display: inline-flex; align-items: center; gap: var(--s1); min-block-size: 44px; }
`
const live = css`
  display: inline-flex; align-items: center; justify-self: start; gap: var(--s2); min-block-size: 44px; padding-inline: var(--s4); border: 1px solid var(--line); border-radius: var(--radius); color: var(--accent); font-weight: 650; line-height: 1.3; text-decoration: none;
  &:hover { background: var(--accent-wash); }
`
const headed = css`
  display: grid; gap: var(--s4) var(--s6); grid-template-columns: minmax(0, 1fr);
  @media (min-width: 768px) { grid-template-columns: minmax(0, 1fr) max-content; align-items: start; }
`

const none: readonly string[] = []
const Watch = lazyScreen(lazyImport(async () => (await import('../chart-watch/chart-watch.tsx')).ChartWatch))

/** The charts of the product, for who reads them instead of the code. What is open stands in the address after its #. */
export function ChartViewer({ source }: { source: ChartSource }) {
  const hash = useHash()
  const { name, now, been } = placeIn(hash)
  const area = areaIn(name)
  const view = area === null ? name : ''
  const before = useRef(view)
  const place = useRef<HTMLDivElement>(null)
  const say = (path: string) => (source.audience === 'development' ? path : stateWords(name, path))
  useEffect(() => {
    // Another view is another page to who hears it.
    if (before.current !== view) place.current?.querySelector('h1')?.focus()
    before.current = view
  }, [view])
  return (
    <div ref={place} className={`${pageBody} ${stack}`}>
      {area !== null ? (
        <>
          <div className={headed}>
            <PageHeading intro={t(`support-charts:intro.${source.audience}`)}>{t('support-charts:title')}</PageHeading>
            {/* Who builds the site finds it after what is read first. */}
            {source.watches && source.audience === 'support' && (
              <a className={live} href={source.watches.at}>
                <Icon drawing={pulse} />
                {t(`support-charts:watch.${source.watches.source}.link`)}
              </a>
            )}
          </div>
          <ChartList source={source} area={area} looksFor={soughtIn(hash)} />
        </>
      ) : (
        <>
          <p className={back}>
            <a href={areaHash('')}>
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
              <PageHeading>{chartName(name)}</PageHeading>
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
                fileAt={source.fileAt}
                liveAt={source.watches?.source === 'tabs' ? source.watches.at : null}
              />
            </>
          )}
        </>
      )}
    </div>
  )
}
