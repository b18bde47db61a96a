import { css, cx } from '@linaria/core'
import { t } from '#web/i18n/i18n.ts'
import { Scene } from '#web/ui/scene.tsx'
import { card, soft, tightStack } from '#web/ui/styles.ts'
import { Timeline } from '#web/ui/timeline.tsx'

const worked = css`
  display: grid; gap: var(--s5);
  @media (min-width: 768px) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: var(--s6); align-items: center; }
`

/** One purchase on its way to the bank account of the cause, by its days. */
export function HowExample() {
  return (
    <section className={cx(card, worked)} aria-labelledby="example">
      <div className={tightStack}>
        <Scene name="paid" />
        <h2 id="example">{t('content-how:example.title')}</h2>
        <p className={soft}>{t('content-how:example.text')}</p>
      </div>
      <Timeline
        entries={[
          {
            kind: 'done',
            title: t('content-how:example.bought'),
            when: t('content-how:example.boughtWhen'),
            note: t('content-how:example.boughtNote'),
          },
          {
            kind: 'done',
            title: t('content-how:example.pending'),
            when: t('content-how:example.pendingWhen'),
            note: t('content-how:example.pendingNote'),
          },
          { kind: 'done', title: t('content-how:example.confirmed'), when: t('content-how:example.confirmedWhen') },
          { kind: 'done', title: t('content-how:example.received'), when: t('content-how:example.receivedWhen') },
          { kind: 'done', title: t('content-how:example.paid'), when: t('content-how:example.paidWhen') },
        ]}
      />
    </section>
  )
}
