import { css, cx } from '@linaria/core'
import { t } from '#web/i18n/i18n.ts'
import { titleOf } from '#web/i18n/page-titles.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Scene, type SceneName } from '#web/ui/scene.tsx'
import { card, pageBody, row, soft, stack, tightStack } from '#web/ui/styles.ts'
import { Timeline } from '#web/ui/timeline.tsx'

const way = css`
  display: grid; gap: var(--s6); counter-reset: step; max-inline-size: 56rem;
  & > li { display: grid; gap: var(--s3); counter-increment: step; }
  & > li > div { display: grid; gap: var(--s2); align-content: center; }
  & h2::before { content: counter(step) '. '; color: var(--accent); }
  @media (min-width: 768px) { & > li { grid-template-columns: 15rem minmax(0, 1fr); gap: var(--s6); } & > li:nth-child(even) { grid-template-columns: minmax(0, 1fr) 15rem; } & > li:nth-child(even) > svg { order: 1; } }
`
const drawn: SceneName[] = ['choose', 'shop', 'no-claims', 'no-statements', 'arrived']

const worked = css`
  display: grid; gap: var(--s5); max-inline-size: 56rem;
  @media (min-width: 768px) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: var(--s6); align-items: center; }
`

/** One purchase on its way to the bank account of the cause, by its days. */
function Example() {
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
          { kind: 'done', title: t('content-how:example.paid'), when: t('content-how:example.paidWhen') },
        ]}
      />
    </section>
  )
}

/** */
export function HowItWorksScreen() {
  return (
    <div className={cx(pageBody, stack)}>
      <PageHeading intro={t('content-how:intro')}>{titleOf('R-119')}</PageHeading>
      <ol className={way}>
        {(['1', '2', '3', '4', '5'] as const).map((step, index) => (
          <li key={step}>
            <Scene name={drawn[index] ?? 'choose'} />
            <div>
              <h2>{t(`content-how:step${step}`)}</h2>
              <p>{t(`content-how:step${step}Text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <Example />
      <div className={row}>
        <ButtonLink to="/create-an-account">{t('shell:signUp')}</ButtonLink>
      </div>
    </div>
  )
}
