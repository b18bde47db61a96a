import { css, cx } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { limits } from '#contract/limits.ts'
import type { StampCard } from '#contract/rewards/stamp-card.ts'
import type { StampCardsFound } from '#machines/rewards/stamp-cards/stamp-cards.machine.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatSum } from '#web/i18n/later-formats.ts'
import { useSite } from '#web/site/site.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { card as cardStyle, stack, tightStack } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { stampCardsWith } from './rewards.implementations.ts'
import { Stamps } from './stamps.tsx'

const cards = css`
  display: grid; gap: var(--s4); grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  /* What can be claimed is no quiet card. */
  & > [data-full] { border: 2px solid var(--highlight); background: var(--surface-raised); }
`

const worth = css`display: flex; flex-wrap: wrap; gap: 0 var(--s3); align-items: baseline; & > b { font-size: var(--size-2xl); line-height: 1.2; color: var(--accent); }`

const missingStamps = ({ stamps }: StampCard) => limits.stampsOfCard - stamps

function Card({ card, causeName }: { card: StampCard; causeName: string | null }) {
  const missing = missingStamps(card)
  return (
    <li className={cx(cardStyle, stack)} data-full={missing === 0 || undefined}>
      <h2>{t(missing === 0 ? 'rewards:stamps.full' : 'rewards:stamps.collecting')}</h2>
      <Stamps count={card.stamps} />
      {missing === 0 ? (
        <>
          <p className={worth}>
            <b>{formatSum(card.rewardPence)}</b>{' '}
            {causeName ? t('rewards:stamps.for', { cause: causeName }) : t('rewards:stamps.forYours')}
          </p>
          <div>
            <ButtonLink
              to="/stampcards/$programmeId/$cardId/redeem"
              params={{ programmeId: card.programme, cardId: card.id }}
              kind="highlight"
            >
              {t('rewards:stamps.redeem')}
            </ButtonLink>
          </div>
        </>
      ) : (
        <>
          <p>{t('rewards:stamps.more', { count: missing })}</p>
          <div>
            <ButtonLink to="/retailers" kind="secondary">
              {t('rewards:stamps.shop')}
            </ButtonLink>
          </div>
        </>
      )}
    </li>
  )
}

function Shown({ found }: { found: StampCardsFound }) {
  // What can be claimed stands first.
  const open = found.cards
    .filter((card) => card.redeemedAt === null)
    .toSorted((one, other) => missingStamps(one) - missingStamps(other))
  const past = found.cards.filter((card) => card.redeemedAt !== null)
  const reward = formatSum(found.cards[0]?.rewardPence ?? 0)
  return (
    <>
      <PageHeading
        intro={
          found.causeName
            ? t('rewards:stamps.intro', { reward, cause: found.causeName })
            : t('rewards:stamps.introNoCause', { reward })
        }
      >
        {t('rewards:stamps.title')}
      </PageHeading>
      <ul className={cards}>
        {open.map((card) => (
          <Card key={card.id} card={card} causeName={found.causeName} />
        ))}
      </ul>
      {past.length > 0 && (
        <section className={tightStack} aria-labelledby="past-cards">
          <h2 id="past-cards">{t('rewards:stamps.past')}</h2>
          <ul className={tightStack}>
            {past.map((card) => (
              <li key={card.id}>
                {t('rewards:stamps.pastLine', { reward: formatSum(card.rewardPence), day: formatDay(card.redeemedAt ?? '') })}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** R-074, U-064 */
export function StampCardsScreen() {
  const site = useSite()
  const machine = useMemo(() => stampCardsWith(site), [site])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const { found } = state.context
  return (
    <div className={stack}>
      {found ? <Shown found={found} /> : <PageHeading>{t('rewards:stamps.title')}</PageHeading>}
      {showState(state.value, {
        loading: <Loading />,
        shown: null,
        failed: () => (
          <Problem words={t('rewards:failed')} help={helpFor(why)} onRetry={() => send({ type: 'page.refreshed' })} />
        ),
      })}
    </div>
  )
}
