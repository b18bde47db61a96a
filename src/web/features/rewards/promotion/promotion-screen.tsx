import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { withChannel } from '#contract/rewards/channels.ts'
import type { CopiedText } from '#contract/rewards/promotion.ts'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { usePerson, useSite } from '#web/site/site.ts'
import { showState } from '#web/ui/by-state.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { bullets, pageBody, stack, tightStack } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { type Promoted, promotedBy, promotionWith } from './promotion.implementations.ts'
import { ButtonPart, LinkPart, PicturesPart, TextsPart } from './promotion-kit.tsx'
import { PromotionSamples } from './promotion-public.tsx'

/** `kit` is everything that makes a cause known, `recruit` the link and the texts for one more person. */
type Shows = 'kit' | 'recruit'

const apart = css`&& { gap: var(--s8); }`

/** Who runs the cause looks at it now and then, others never. */
const WhatWorked = lazyPart(
  lazyImport(async () => (await import('../promotion-figures/promotion-figures.tsx')).PromotionFiguresPart),
)

function Kit({ promoted, shows }: { promoted: Promoted; shows: Shows }) {
  const site = useSite()
  const { cause } = promoted
  // biome-ignore lint/correctness/useExhaustiveDependencies: a cause of the same number has the same page
  const machine = useMemo(() => promotionWith(site, promoted), [site, cause.id])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const { found, text: last } = state.context
  const canShare = typeof navigator !== 'undefined' && 'share' in navigator
  const copy = (what: CopiedText, text: string) =>
    void navigator.clipboard.writeText(text).then(
      () => send({ type: 'text.copied', text: what }),
      () => send({ type: 'copy.refused', text: what }),
    )
  // Whoever closes the device's own window has decided not to share.
  const share = (url: string) =>
    void navigator.share({ title: cause.name, url }).then(
      () => send({ type: 'link.shared' }),
      () => {},
    )
  const said = (what: CopiedText): string => {
    if (state.matches({ shown: 'shared' })) return what === 'link' ? t('rewards-promotion:shared') : ''
    if (what !== last) return ''
    return t(state.matches({ shown: 'notCopied' }) ? 'rewards-promotion:notCopied' : 'rewards-promotion:copied')
  }
  const parts = found && { promoted, found, copy, said }
  return (
    <>
      {showState(state.value, {
        finding: <Loading />,
        failed: () => (
          <Problem words={t('rewards-promotion:failed')} help={helpFor(why)} onRetry={() => send({ type: 'page.refreshed' })} />
        ),
        shown: null,
      })}
      {parts && (
        <>
          <LinkPart {...parts} share={canShare ? () => share(withChannel(parts.found.address, 'share')) : null} />
          <TextsPart {...parts} />
          {shows === 'kit' && <PicturesPart promoted={promoted} />}
          {shows === 'kit' && <ButtonPart {...parts} />}
          {shows === 'kit' && promoted.runsIt && <WhatWorked causeId={cause.id} />}
        </>
      )}
    </>
  )
}

function Heading({ shows, cause }: { shows: Shows; cause: string }) {
  return shows === 'kit' ? (
    <PageHeading intro={t('rewards-promotion:intro')}>{t('rewards-promotion:titleFor', { cause })}</PageHeading>
  ) : (
    <PageHeading intro={t('rewards-promotion:raiseIntro', { cause })}>
      {t('rewards-promotion:raiseTitleFor', { cause })}
    </PageHeading>
  )
}

function Samples({ shows }: { shows: Shows }) {
  return shows === 'kit' ? (
    <PromotionSamples title={t('rewards-promotion:title')} intro={t('rewards-promotion:introPublic')} hasPosters />
  ) : (
    <PromotionSamples
      title={t('rewards-promotion:raiseTitle')}
      intro={t('rewards-promotion:raiseIntroPublic')}
      hasPosters={false}
    />
  )
}

export function PromotionScreen({ shows }: { shows: Shows }) {
  const site = useSite()
  const { me } = usePerson()
  const promoted = promotedBy(me, site)
  return (
    <div className={cx(pageBody, stack, !promoted && apart)}>
      {promoted ? (
        <>
          <Heading shows={shows} cause={promoted.cause.name} />
          <Kit key={promoted.cause.id} promoted={promoted} shows={shows} />
        </>
      ) : (
        <Samples shows={shows} />
      )}
      <section className={tightStack} aria-labelledby="promotion-more">
        <h2 id="promotion-more">{t('rewards-promotion:more.title')}</h2>
        <ul className={bullets}>
          {shows === 'recruit' && (
            <li>
              <Link to="/promote-my-cause">{t('rewards-promotion:more.kit')}</Link>
            </li>
          )}
          <li>
            <Link to="/fundraising-ideas">{t('rewards-promotion:more.ideas')}</Link>
          </li>
          <li>
            <Link to="/charity-challenge">{t('rewards-promotion:more.challenge')}</Link>
          </li>
        </ul>
      </section>
    </div>
  )
}
