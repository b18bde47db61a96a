import { css } from '@linaria/core'
import { useEffect, useRef } from 'react'
import { t } from '#web/i18n/i18n.ts'
import { later } from '#web/site/later.ts'
import { lazyScreen } from '#web/ui/lazy-screen.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { pageBody, stack } from '#web/ui/styles.ts'
import { ChartPicture } from '../chart-picture/chart-picture.tsx'
import { useHash } from './at-hash.ts'
import { ChartList } from './chart-list.tsx'
import { placeIn } from './chart-place.ts'
import type { ChartSource } from './chart-source.ts'

const back = css`
  & a { display: inline-flex; align-items: center; min-block-size: 32px; font-weight: 600; }
`

/** The addresses of what runs and of the list: no chart is called so. */
const watching = '~live'
const all = '~all'
const none: readonly string[] = []
const Watch = lazyScreen(later(async () => (await import('../chart-watch/chart-watch.tsx')).ChartWatch))

/** The charts of the product, for who reads them instead of the code. What is open stands in the address after its #. */
export function ChartViewer({ source }: { source: ChartSource }) {
  const { name, now, been } = placeIn(useHash())
  const before = useRef(name)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Another view is another page to who hears it.
    if (before.current !== name) place.current?.querySelector('h1')?.focus()
    before.current = name
  }, [name])
  return (
    <div ref={place} className={`${pageBody} ${stack}`}>
      {name === '' || name === all ? (
        <>
          <PageHeading intro={t('support-charts:intro')}>{t('support-charts:title')}</PageHeading>
          {source.isLive && (
            <p className={back}>
              <a href={`#${watching}`}>{t('support-charts:watch.link')}</a>
            </p>
          )}
          <ChartList source={source} />
        </>
      ) : (
        <>
          <p className={back}>
            <a href={`#${all}`}>{t('support-charts:all')}</a>
          </p>
          {name === watching && source.isLive ? (
            <>
              <PageHeading intro={t('support-charts:watch.intro')}>{t('support-charts:watch.title')}</PageHeading>
              <Watch read={source.read} />
            </>
          ) : (
            <>
              <PageHeading>{name}</PageHeading>
              {now && (
                <p>
                  {been.length > 0
                    ? t('support-charts:onIt.came', { now, been: been.join(', ') })
                    : t('support-charts:onIt.now', { now })}
                </p>
              )}
              <ChartPicture key={name} name={name} read={source.read} lit={now ? [now] : none} been={been} />
            </>
          )}
        </>
      )}
    </div>
  )
}
