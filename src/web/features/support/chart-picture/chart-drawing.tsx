import { cx } from '@linaria/core'
import {
  Background,
  BaseEdge,
  type Edge,
  type EdgeProps,
  Handle,
  MarkerType,
  type Node,
  type NodeProps,
  Position,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
} from '@xyflow/react'
import { createContext, useContext, useMemo, useRef } from 'react'
import type { Drawing, DrawnEdge, DrawnState } from '#machines/support/chart-picture/drawing.ts'
import { t } from '#web/i18n/i18n.ts'
import { DrawingKey } from './drawing-key.tsx'
import { above, box, headline, held, hidden, plane } from './drawing-looks.ts'
import { Follow, isInSight, Zoom } from './drawing-view.tsx'
import { isWithin } from './edges-of.ts'
import { roundedPath } from './rounded-path.ts'
import { Sign } from './sign.tsx'

export interface DrawingProps {
  drawing: Drawing
  label: string
  /** States that are lit: where a running chart is. */
  lit: readonly string[]
  /** States through which it came there. */
  been: readonly string[]
  chosen: string | null
  isBusy: boolean
  /** It's read in words, not as the code has it. */
  isRead: boolean
  onChoose?: ((path: string) => void) | undefined
  onFold?: ((path: string) => void) | undefined
}
type Acts = Pick<DrawingProps, 'isBusy' | 'onChoose' | 'onFold'>
const Acting = createContext<Acts>({ isBusy: false })

type StateNode = Node<{ state: DrawnState; isLit: boolean; wasLit: boolean; isChosen: boolean; isRunning: boolean }, 'state'>
type WayEdge = Edge<{ edge: DrawnEdge; isOn: boolean }, 'way'>

function StateBox({ data: { state, isLit, wasLit, isChosen, isRunning } }: NodeProps<StateNode>) {
  const { isBusy, onChoose, onFold } = useContext(Acting)
  const { setCenter, getZoom } = useReactFlow()
  const { path, name, kind, rows, holds, marks, isFirst, isFolded, x, y, width, height } = state
  const sign = marks.includes('wrong') ? 'wrong' : marks.includes('waits') ? 'waits' : null
  const isWhole = path === 'any'
  // Whoever goes from state to state by keyboard sees where they are.
  const show = () => void setCenter(x + Math.min(width, 400) / 2, y + Math.min(height, 300) / 2, { zoom: getZoom() })
  const choose = (button: Element) => {
    onChoose?.(path)
    if (!isInSight(button)) show()
  }
  return (
    <div
      className={cx(
        box,
        (isWhole || isFolded === false) && 'open',
        isWhole && 'whole',
        kind === 'final' && 'final',
        wasLit && 'been',
        isLit && 'lit',
        isChosen && 'chosen',
        // Where a running chart is has the colour that waiting has otherwise.
        !isRunning && sign,
      )}
      data-state={path}
      data-lit={isLit || undefined}
      data-been={wasLit || undefined}
    >
      <Handle type="target" position={Position.Left} className={hidden} isConnectable={false} />
      <Handle type="source" position={Position.Right} className={hidden} isConnectable={false} />
      {sign && <Sign of={sign} />}
      <div className={headline}>
        {isFirst && <i role="img" aria-label={t('support-charts:picture.first')} />}
        {onChoose && !isWhole ? (
          <button
            type="button"
            aria-pressed={isChosen}
            aria-disabled={isBusy || undefined}
            onFocus={({ target }) => target.matches(':focus-visible') && show()}
            onClick={({ currentTarget }) => isBusy || choose(currentTarget)}
          >
            {name}
          </button>
        ) : (
          <b>{name}</b>
        )}
        {onFold && isFolded !== null && (
          <button
            type="button"
            className="fold"
            aria-expanded={!isFolded}
            aria-label={t('support-charts:picture.inside', { name })}
            aria-disabled={isBusy || undefined}
            onClick={() => isBusy || onFold(path)}
          >
            {isFolded ? '+' : '−'}
          </button>
        )}
      </div>
      {rows.map((words, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of one text have no other name
        <p key={index}>{words}</p>
      ))}
      {holds.map(({ id, chart }) => (
        <a key={id} className={held} href={`#${chart}`}>
          {t('support-charts:picture.holds', { name: chart ?? id })}
        </a>
      ))}
    </div>
  )
}

function Way({ id, data, markerEnd }: EdgeProps<WayEdge>) {
  if (!data) return null
  const { points, rows, label } = data.edge
  return (
    <g className={cx(data.isOn && 'on')}>
      <BaseEdge id={id} path={roundedPath(points)} {...(markerEnd ? { markerEnd } : {})} />
      {rows.map((words, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of one text have no other name
        <text key={index} x={label.x + 4} y={label.y + 13 + index * 16}>
          {words}
        </text>
      ))}
    </g>
  )
}

const nodeTypes = { state: StateBox }
const edgeTypes = { way: Way }

/** What is folded away is lit where it's folded into. */
const isAmong = (paths: readonly string[], { path, isFolded }: DrawnState) =>
  paths.some((one) => one === path || (isFolded === true && isWithin(one, path)))

/** A chart, drawn: states where ELK has placed them, and the ways between them. It is dragged and zoomed; nothing in it is changed. */
export function ChartDrawing({ drawing, lit, been, chosen, label, isRead, ...acts }: DrawingProps) {
  const place = useRef<HTMLElement>(null)
  const seen = drawing.states.filter((state) => isAmong(lit, state)).map(({ path }) => path)
  const nodes = useMemo(
    () =>
      drawing.states.map(
        (state): StateNode => ({
          id: state.path,
          type: 'state',
          position: { x: state.x, y: state.y },
          width: state.width,
          height: state.height,
          zIndex: state.path === 'any' || state.isFolded === false ? state.depth : 100,
          data: {
            state,
            isLit: isAmong(lit, state),
            wasLit: isAmong(been, state),
            isChosen: chosen === state.path,
            isRunning: lit.length > 0,
          },
        }),
      ),
    [drawing, lit, been, chosen],
  )
  const edges = useMemo(
    () =>
      drawing.edges.map(
        (edge): WayEdge => ({
          id: `${edge.from} ${edge.to}`,
          type: 'way',
          source: edge.from,
          target: edge.to,
          zIndex: 50,
          markerEnd: { type: MarkerType.ArrowClosed, color: 'var(--ink-soft)', width: 16, height: 16 },
          data: { edge, isOn: chosen !== null && [edge.from, edge.to].includes(chosen) },
        }),
      ),
    [drawing, chosen],
  )
  return (
    <Acting value={acts}>
      <ReactFlowProvider>
        <div className={above}>
          <div>
            <DrawingKey drawing={drawing} isRead={isRead} isLit={lit.length > 0} wasLit={been.length > 0} />
            <Zoom />
          </div>
          <Follow drawing={drawing} lit={seen} plane={place} />
          <section
            ref={place}
            className={plane}
            style={{
              maxBlockSize: `min(${drawing.height + 32}px, 64rem)`,
              aspectRatio: `${drawing.width + 24} / ${drawing.height + 24}`,
            }}
            aria-label={label}
            aria-busy={acts.isBusy || undefined}
            data-drawn={drawing.states.length}
          >
            <ReactFlow
              nodes={nodes}
              edges={edges}
              nodeTypes={nodeTypes}
              edgeTypes={edgeTypes}
              nodesDraggable={false}
              nodesConnectable={false}
              nodesFocusable={false}
              edgesFocusable={false}
              elementsSelectable={false}
              disableKeyboardA11y
              minZoom={0.1}
              zoomOnScroll={false}
              preventScrolling={false}
            >
              <Background gap={20} size={1.2} color="var(--line-soft)" />
            </ReactFlow>
          </section>
        </div>
      </ReactFlowProvider>
    </Acting>
  )
}
