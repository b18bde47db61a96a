import { css, cx } from '@linaria/core'
import { useMemo } from 'react'
import type { PaysForFields } from '#contract/cause-admin/pays-for.rules.ts'
import type { Cause } from '#contract/causes/cause.ts'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { useSite } from '#web/site/site.ts'
import { choiceGroup } from '#web/ui/choices.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { paysForEditWith } from './cause-page.implementations.ts'
import { SaveSection } from './save-section.tsx'

const rules = lazyImport(() => import('#contract/cause-admin/pays-for.rules.ts'))

const line = css`
  inline-size: 100%; max-inline-size: 38rem;
  && > legend { font-size: var(--size-s); font-weight: 400; color: var(--ink-soft); }
  & > div { display: grid; gap: var(--s3); align-items: end; }
  @media (min-width: 560px) { & > div { grid-template-columns: 10.5rem minmax(0, 1fr); } }
`
const places = [1, 2, 3] as const
const fields = places.flatMap((place) => [`amount${place}`, `text${place}`] as const)

/** What is kept, as the form has it. */
function typedFrom({ paysFor }: Cause): PaysForFields {
  const [amount, text] = [(at: number) => String(paysFor[at]?.pounds ?? ''), (at: number) => paysFor[at]?.text ?? '']
  return { amount1: amount(0), text1: text(0), amount2: amount(1), text2: text(1), amount3: amount(2), text3: text(2) }
}

/** H-003: what an amount pays for, in the cause’s own words. */
export function PaysForSection({ cause, onTyped }: { cause: Cause; onTyped(paysFor: PaysForFields): void }) {
  const site = useSite()
  const machine = useMemo(() => paysForEditWith(site, cause.id), [site, cause.id])
  return (
    <SaveSection<PaysForFields>
      title={t('cause-admin:page.paysFor.title')}
      machine={machine}
      loadRules={async () => (await rules()).paysForRules}
      fields={fields}
      values={typedFrom(cause)}
      save={t('cause-admin:page.paysFor.save')}
      notSaved={t('cause-admin:page.paysFor.notSaved')}
      savedToast={t('cause-admin:page.paysFor.savedToast')}
      onTyped={onTyped}
      fold={{
        note: (saved) => {
          const count = places.filter((place) => saved[`text${place}`] !== '').length
          return count === 0 ? t('cause-admin:summary.missing.paysFor') : t('cause-admin:summary.there.paysFor', { count })
        },
      }}
    >
      {(form) => (
        <>
          <p>{t('cause-admin:page.paysFor.hint')}</p>
          {places.map((place) => (
            <fieldset key={place} className={cx(choiceGroup, line)}>
              <legend>{t('cause-admin:page.paysFor.legend', { number: place })}</legend>
              <div>
                <TextField
                  registration={form.register(`amount${place}`)}
                  label={t('cause-admin:page.paysFor.amount')}
                  inputMode="numeric"
                  autoComplete="off"
                />
                <TextField
                  registration={form.register(`text${place}`)}
                  label={t('cause-admin:page.paysFor.text')}
                  autoComplete="off"
                />
              </div>
            </fieldset>
          ))}
        </>
      )}
    </SaveSection>
  )
}
