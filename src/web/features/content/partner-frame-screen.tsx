import { css, cx } from '@linaria/core'
import { useEffect, useId, useRef } from 'react'
import type { CallDetails } from '#contract/call.ts'
import type { partnerCalls } from '#contract/content/partner.calls.ts'
import { t } from '#web/i18n/i18n.ts'
import { reportHeight } from '#web/platform/frame-height.ts'
import { useSite } from '#web/site/site.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { row, soft, stack, tightStack } from '#web/ui/styles.ts'

const frame = css`padding: var(--s5) var(--s4);`
const search = css`
  display: flex; flex-wrap: wrap; gap: var(--s3); max-inline-size: 36rem;
  & > input { flex: 1 1 12rem; min-inline-size: 0; min-block-size: 48px; padding: var(--s2) var(--s3); border: 2px solid var(--line); border-radius: var(--radius); background: var(--surface-raised); }
`

type Partner = CallDetails<typeof partnerCalls.readPartner>['partner']

/** what stands in a frame on a partner's own site. Everything that it leads to opens in place of their page, never in the frame. */
export function PartnerFrameScreen({ partner }: { partner: Partner }) {
  const { tenant } = useSite()
  const id = useId()
  const content = useRef<HTMLDivElement>(null)
  const { origins } = partner
  useEffect(() => (content.current ? reportHeight(content.current, origins) : undefined), [origins])
  return (
    <div ref={content} className={cx(frame, stack)}>
      <PageHeading intro={t('content-partner:intro', { brand: tenant.name })}>
        {t('content-partner:title', { partner: partner.name })}
      </PageHeading>
      <search>
        <form action="/search/retailer" target="_top" className={tightStack}>
          <label htmlFor={id}>{t('content-partner:search')}</label>
          <input type="hidden" name="cat" value="retailer" />
          <div className={search}>
            <input id={id} name="q" type="search" required maxLength={100} enterKeyHint="search" autoComplete="off" />
            <Button type="submit" kind="secondary">
              {t('content-partner:searchButton')}
            </Button>
          </div>
        </form>
      </search>
      <div className={row}>
        {partner.cause && (
          <ButtonLink to="/support-a-good-cause/step-1" search={{ cause: partner.cause.id }} target="_top" preload={false}>
            {t('content-partner:support', { cause: partner.cause.name })}
          </ButtonLink>
        )}
        <p className={soft}>{t('content-partner:opens', { brand: tenant.name })}</p>
      </div>
    </div>
  )
}
