import { css } from '@linaria/core'
import { type SubmitEvent, useId, useRef } from 'react'
import { t } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { input } from '#web/ui/fields.tsx'
import { Select } from '#web/ui/select.tsx'

const form = css`
  display: grid; gap: var(--s2) var(--s3); align-items: end;
  @media (min-width: 768px) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto; }
  & label { display: grid; gap: var(--s1); font-weight: 600; }
`

/** The fields of an event, as typed; null where they are no JSON of an object. */
function fieldsIn(text: string): object | null {
  if (text.trim() === '') return {}
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? read : null
  } catch {
    return null
  }
}

/** Sends a running chart an event by hand. */
export function SendEvent({ events, onSend }: { events: readonly string[]; onSend(event: { type: string }): void }) {
  const id = useId()
  const fields = useRef<HTMLInputElement>(null)
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const read = fieldsIn(fields.current?.value ?? '')
    // The browser says so at the field, as it does for any other rule of its own.
    fields.current?.setCustomValidity(read === null ? t('support-charts:watch.notJson') : '')
    if (read === null) return void fields.current?.reportValidity()
    onSend({ ...read, type: String(new FormData(event.currentTarget).get('type') ?? '') })
  }
  return (
    <form className={form} onSubmit={send}>
      <label htmlFor={`${id}-type`}>
        {t('support-charts:watch.event')}
        <Select id={`${id}-type`} name="type">
          {events.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </Select>
      </label>
      <label htmlFor={`${id}-fields`}>
        {t('support-charts:watch.fields')}
        <input
          ref={fields}
          id={`${id}-fields`}
          className={input}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => target.setCustomValidity('')}
        />
      </label>
      <Button type="submit" kind="secondary">
        {t('support-charts:watch.send')}
      </Button>
    </form>
  )
}
