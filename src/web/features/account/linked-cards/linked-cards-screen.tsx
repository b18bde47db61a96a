import { useMachine } from '@xstate/react'
import { useEffect, useMemo, useRef } from 'react'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { Button, buttonLooks } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Loading, Problem, Saved } from '#web/ui/reading-parts.tsx'
import { SettingsPage } from '#web/ui/settings-page.tsx'
import { bullets, card as cardStyle, row, soft, stack, tightStack, visuallyHidden } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { linkedCardsWith } from './linked-cards.implementations.ts'

/** H-010: the payment cards whose purchases in shops count. */
export function LinkedCardsScreen() {
  const site = useSite()
  const machine = useMemo(() => linkedCardsWith(site), [site])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const { cards, form, chosen, gone } = state.context
  const heading = useRef<HTMLHeadingElement>(null)
  const lastFour = chosen?.lastFour ?? ''
  const hasGone = gone !== null && state.matches('shown')
  // What was pressed is gone.
  useEffect(() => {
    if (hasGone) heading.current?.focus()
  }, [hasGone])
  return (
    <SettingsPage title={t('account:cards.title')} intro={t('account:cards.intro')}>
      <section className={stack} aria-labelledby="cards">
        <h2 id="cards" tabIndex={-1} ref={heading}>
          {t('account:cards.yours')}
        </h2>
        {gone && <Saved words={t('account:cards.gone', { lastFour: gone.lastFour })} />}
        {showState(state.value, {
          loading: <Loading />,
          failed: () => (
            <Problem words={t('account:cards.loadFailed')} help={helpFor(why)} onRetry={() => send({ type: 'list.refreshed' })} />
          ),
          shown: null,
          unlinking: null,
          notUnlinked: () => <Problem words={t('account:cards.notUnlinked', { lastFour })} help={helpFor(why)} />,
        })}
        {state.hasTag('listed') && cards.length === 0 && <p>{t('account:cards.none')}</p>}
        {state.hasTag('listed') && cards.length > 0 && (
          <ul className={tightStack}>
            {cards.map((card) => (
              <li key={card.id} className={`${cardStyle} ${row}`}>
                <div>
                  <h3>{t('account:cards.name', { lastFour: card.lastFour })}</h3>
                  <p className={soft}>{t('account:cards.linked', { day: formatDay(card.linkedAt) })}</p>
                </div>
                <Button
                  kind="quiet"
                  isBusy={state.matches('unlinking') && chosen?.id === card.id}
                  isDisabled={state.matches('unlinking')}
                  onClick={() => send({ type: 'card.unlinked', card })}
                >
                  {t('account:cards.unlink')}
                  <span className={visuallyHidden}>{t('account:cards.unlinkOf', { lastFour: card.lastFour })}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
        {state.hasTag('listed') &&
          (form === null ? (
            <p className={soft}>{t('account:cards.noForm')}</p>
          ) : (
            <p>
              <a href={form} className={buttonLooks('primary')}>
                {t('account:cards.link')}
              </a>
            </p>
          ))}
      </section>
      <section className={stack} aria-labelledby="how">
        <h2 id="how">{t('account:cards.how')}</h2>
        <ul className={bullets}>
          {(['shops', 'shared', 'number', 'after', 'last'] as const).map((line) => (
            <li key={line}>{t(`account:cards.${line}`)}</li>
          ))}
        </ul>
      </section>
    </SettingsPage>
  )
}
