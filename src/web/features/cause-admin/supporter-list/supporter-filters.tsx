import { css } from '@linaria/core'
import { useId } from 'react'
import { type SupportersFound, type SupportersWanted, supporterOrders } from '#contract/cause-admin/supporter.ts'
import { supporterParts } from '#contract/cause-admin/supporter-parts.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatCount } from '#web/i18n/later-formats.ts'
import { Button } from '#web/ui/button.tsx'
import { input } from '#web/ui/fields.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { Select } from '#web/ui/select.tsx'
import { showCurrent } from '#web/ui/show-current.ts'
import { visuallyHidden } from '#web/ui/styles.ts'

// In one line where it has room; the search takes what the choices leave.
const bar = css`
  display: flex; flex-wrap: wrap; gap: var(--s3);
  & > fieldset { flex: 0 1 auto; }
  & > div { flex: 1 1 13rem; min-inline-size: 0; }
  @media (max-width: 767px) { flex-flow: column nowrap; & > div { flex: none; } }
`
const chips = css`
  display: flex; flex-wrap: wrap; gap: var(--s2); border: 0; padding: 0; margin: 0; min-inline-size: 0;
  & > button { display: inline-flex; align-items: center; gap: var(--s2); min-block-size: 44px; padding-inline: var(--s3); font-size: var(--size-s); border: 1px solid var(--line); border-radius: 999px; background: var(--surface-raised); color: var(--ink); cursor: pointer; line-height: 1.2; }
  & > button:hover { border-color: var(--accent); background: var(--accent-wash); }
  & > button[aria-pressed='true'] { background: var(--accent); border-color: var(--accent); color: var(--accent-ink); font-weight: 650; }
  & b { font-variant-numeric: tabular-nums; font-weight: 650; }
  /* On a phone one line, which fades where there is more of it. */
  @media (max-width: 767px) {
    position: relative; flex-wrap: nowrap; overflow-x: auto; scrollbar-width: none; margin-inline: calc(-1 * var(--s4)); padding: 4px var(--s6) 4px var(--s4);
    mask-image: linear-gradient(to right, var(--ink) calc(100% - 3rem), transparent);
    & > button { flex: none; }
  }
`
// Who by name and in which order, in one line: what each is for is written in it.
const tools = css`
  display: flex; flex-wrap: wrap; gap: var(--s2) var(--s4); align-items: center; justify-content: space-between;
  & form { position: relative; flex: 1 1 9.5rem; min-inline-size: 0; max-inline-size: 26rem; }
  & form > input { padding-inline-end: 3rem; }
  & form > input::-webkit-search-cancel-button { display: none; }
  & form > button { position: absolute; inset-block: 0; inset-inline-end: 0; inline-size: 48px; padding: 0; border: 0; }
  & > label { display: flex; gap: var(--s3); align-items: center; min-inline-size: 0; & > span { flex: none; } & > span:last-child { inline-size: auto; } }
  & > label > span:first-child { font-size: var(--size-s); color: var(--ink-soft); }
  /* The headings of the table put it in order. */
  @media (min-width: 768px) { & > label { display: none; } }
  @media (max-width: 767px) {
    column-gap: var(--s2); & > label { flex: 0 1 auto; & > span:first-child { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); } & > span:last-child { flex: 1; min-inline-size: 0; } }
    & form > input { padding-inline: var(--s2) 2.5rem; }
    & form > button { inline-size: 40px; }
    & select { padding-inline: var(--s2) 2rem; }
  }
`

interface Props {
  wanted: SupportersWanted
  parts: SupportersFound['parts'] | undefined
  isBusy: boolean
  onWanted(wanted: SupportersWanted): void
}

/** Which of the supporters, in which order, and who by name. */
export function SupporterFilters({ wanted, parts, isBusy, onWanted }: Props) {
  const id = useId()
  const counts = parts && { ...parts, all: parts.active + parts.lapsed + parts.waiting }
  // A filter that finds nobody is no choice, unless it has been chosen.
  const offered = supporterParts.filter((part) => part === wanted.part || counts?.[part] !== 0)
  return (
    <div className={bar}>
      <fieldset ref={(line) => showCurrent(line)} className={chips} aria-label={t('cause-admin:supporters.which')}>
        {([null, ...offered] as const).map((part) => (
          <button
            key={part ?? 'all'}
            type="button"
            aria-pressed={wanted.part === part}
            onClick={() => onWanted({ ...wanted, part })}
          >
            {t(`cause-admin:supporters.part.${part ?? 'all'}`)} {counts && <b>{formatCount(counts[part ?? 'all'])}</b>}
          </button>
        ))}
      </fieldset>
      <div className={tools}>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            onWanted({ ...wanted, name: String(new FormData(event.currentTarget).get('name') ?? '').trim() })
          }}
        >
          <input
            name="name"
            type="search"
            className={input}
            aria-label={t('cause-admin:supporters.search')}
            placeholder={t('cause-admin:supporters.search')}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            defaultValue={wanted.name}
            enterKeyHint="search"
          />
          <Button type="submit" kind="quiet" isBusy={isBusy && wanted.name !== ''}>
            <Icon name="search" />
            <span className={visuallyHidden}>{t('cause-admin:supporters.find')}</span>
          </Button>
        </form>
        <label htmlFor={`${id}-order`}>
          <span>{t('cause-admin:supporters.sort')}</span>
          <Select
            id={`${id}-order`}
            value={wanted.order}
            onChange={({ target }) => {
              const order = supporterOrders.find((one) => one === target.value)
              if (order) onWanted({ ...wanted, order })
            }}
          >
            {supporterOrders.map((order) => (
              <option key={order} value={order}>
                {t(`cause-admin:supporters.order.${order}`)}
              </option>
            ))}
          </Select>
        </label>
      </div>
    </div>
  )
}
