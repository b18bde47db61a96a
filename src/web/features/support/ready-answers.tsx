import { css } from '@linaria/core'
import { useId, useState } from 'react'
import { t } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { hintStyle } from '#web/ui/fields.tsx'
import { Select } from '#web/ui/select.tsx'

/** What is often answered, by where it is. */
const answers = {
  claimAccepted: ['claimAgreed', 'claimBookedByUs'],
  claimDeclined: ['claimNoOrder', 'claimOtherSite', 'claimNotCovered', 'claimReturned'],
  requestRefused: ['requestUnknown', 'requestEvidence'],
  causeAsked: ['causePapers', 'causeWebsite'],
  causeConfirmed: ['causeChecked'],
  causeRefused: ['causeNoAnswer', 'causeNotOne'],
  accountAccepted: ['accountStatement'],
  accountRefused: ['accountOther'],
  moneyKept: ['closedWaiting'],
  messageAnswered: ['messageWhen', 'messageMissing', 'messageLogin', 'messageBank'],
  callCancelled: ['callIll'],
} as const

export interface ReadyAnswer {
  name: string
  text: string
}

/** With the names of what it is about filled in. */
export const readyAnswersFor = (
  place: keyof typeof answers,
  about: { shop?: string; cause?: string; name?: string },
): ReadyAnswer[] =>
  answers[place].map((id) => ({
    name: t(`support-answers:answer.${id}.name`),
    text: t(`support-answers:answer.${id}.text`, { shop: about.shop ?? '', cause: about.cause ?? '', name: about.name ?? '' }),
  }))

const part = css`
  display: grid; gap: var(--s1); inline-size: 100%; max-inline-size: 36rem;
  & > label { font-weight: 650; }
  & > div { display: grid; gap: var(--s2) var(--s3); grid-template-columns: minmax(0, 1fr) auto; }
`

/** Chosen and then inserted: who goes through the choices with the arrow keys writes nothing by that. */
export function ReadyAnswers({
  offered,
  isOff,
  onInsert,
}: {
  offered: readonly ReadyAnswer[]
  isOff: boolean
  onInsert(text: string): void
}) {
  const id = useId()
  const [chosen, setChosen] = useState('')
  const answer = offered.find(({ name }) => name === chosen)
  return (
    <div className={part}>
      <label htmlFor={id}>{t('support-answers:label')}</label>
      <p id={`${id}-hint`} className={hintStyle}>
        {t('support-answers:hint')}
      </p>
      <div>
        <Select id={id} aria-describedby={`${id}-hint`} value={chosen} onChange={(event) => setChosen(event.target.value)}>
          <option value="">{t('support-answers:choose')}</option>
          {offered.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
        <Button kind="secondary" isDisabled={isOff || !answer} onClick={() => answer && onInsert(answer.text)}>
          {t('support-answers:insert')}
        </Button>
      </div>
    </div>
  )
}
