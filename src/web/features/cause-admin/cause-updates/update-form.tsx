import { css } from '@linaria/core'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { t } from '#web/i18n/i18n.ts'
import { forgetTyped } from '#web/shared/drafts/forget-typed.ts'
import { useSite } from '#web/site/site.ts'
import { FormFrame } from '#web/ui/form.tsx'
import { type SaveResult, SaveRow } from '#web/ui/save-row.tsx'
import { bullets, soft, tightStack } from '#web/ui/styles.ts'
import { TextArea } from '#web/ui/text-area.tsx'

// The field, and beside it what is worth telling; on phones below it.
const beside = css`
  display: grid; gap: var(--s5) var(--s6); grid-template-columns: minmax(0, 1fr); align-items: start;
  & h3 { font-size: var(--size-m); }
  @media (min-width: 1152px) { grid-template-columns: minmax(0, 1fr) 18rem; }
`

const { shortest, longest } = limits.update

/** What `updateFault` finds. */
const sentenceOf = (code: string) =>
  // the words name what it finds
  t(`cause-admin-updates:fault.${code}` as 'cause-admin-updates:fault.tooLong', { least: shortest, most: longest })

const examples = ['spent', 'happened', 'next'] as const

interface FormProps {
  causeId: number
  refusals: Record<string, string>
  isPosting: boolean
  isPosted: boolean
  /** While something else is under way or asked. */
  isOff: boolean
  result: SaveResult | null
  onSubmit(text: string): void
}

/** Where an update is written; what is typed is kept on this device until it is posted. */
export function UpdateForm({ causeId, refusals, isPosting, isPosted, isOff, result, onSubmit }: FormProps) {
  const site = useSite()
  const form = useForm<{ text: string }>({ defaultValues: { text: '' }, shouldFocusError: false })
  useEffect(() => {
    if (!isPosted) return
    form.reset({ text: '' })
    forgetTyped(site, `update:${causeId}`)
  }, [form, site, causeId, isPosted])
  return (
    <div className={beside}>
      <FormFrame
        form={form}
        fields={['text']}
        serverFields={refusals}
        sentenceOf={sentenceOf}
        onSubmit={({ text }) => !isOff && onSubmit(text)}
      >
        <TextArea
          registration={form.register('text')}
          label={t('cause-admin-updates:label')}
          hint={t('cause-admin-updates:hint')}
          maximum={longest}
          readOnly={isPosting}
        />
        <SaveRow isBusy={isPosting} isDisabled={isOff} result={result}>
          {t('cause-admin-updates:post')}
        </SaveRow>
      </FormFrame>
      <aside className={tightStack} aria-labelledby="update-examples">
        <h3 id="update-examples">{t('cause-admin-updates:examples')}</h3>
        <ul className={`${bullets} ${soft}`}>
          {examples.map((name) => (
            <li key={name}>{t(`cause-admin-updates:example.${name}`)}</li>
          ))}
        </ul>
      </aside>
    </div>
  )
}
