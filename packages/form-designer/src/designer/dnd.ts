import { createElement, type ReactNode, useCallback, useEffect, useEffectEvent } from 'react';
import { DndProvider, useDrag, useDragLayer, useDrop } from 'react-dnd';
import { getEmptyImage, HTML5Backend } from 'react-dnd-html5-backend';
import { TouchBackend } from 'react-dnd-touch-backend';

/** What is dragged: a new control of a type, or controls that are there. */
export type Dragged = { readonly type: string } | { readonly keys: readonly string[] };

/** A point of the window, in px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const kind = 'form-control';

type Backend = ReturnType<typeof HTML5Backend>;
type Connect = (...input: never[]) => () => void;

const connectBoth =
  (one: Connect, other: Connect): Connect =>
  (...input) => {
    const leaveOne = one(...input);
    const leaveOther = other(...input);
    return () => {
      leaveOne();
      leaveOther();
    };
  };

/** The mouse drags natively, a finger through touch events, on one page at the same time. */
const mouseAndTouch: typeof HTML5Backend = (manager, context, options) => {
  const mouse = HTML5Backend(manager, context, options);
  const touch = TouchBackend(manager, context, { delayTouchStart: 180, ignoreContextMenu: true });
  const both = {
    setup: () => {
      mouse.setup();
      touch.setup();
    },
    teardown: () => {
      mouse.teardown();
      touch.teardown();
    },
    connectDragSource: connectBoth(mouse.connectDragSource.bind(mouse) as Connect, touch.connectDragSource.bind(touch) as Connect),
    connectDragPreview: connectBoth(mouse.connectDragPreview.bind(mouse) as Connect, touch.connectDragPreview.bind(touch) as Connect),
    connectDropTarget: connectBoth(mouse.connectDropTarget.bind(mouse) as Connect, touch.connectDropTarget.bind(touch) as Connect),
    profile: () => mouse.profile(),
  };
  return both as unknown as Backend;
};

/** The area of one designer in which controls can be dragged. */
export const DragArea = ({ children }: { children: ReactNode }) =>
  createElement(DndProvider, { backend: mouseAndTouch, context: typeof window === 'undefined' ? undefined : window }, children);

/** Makes an element draggable; `dragged` is asked when the drag begins. */
export function useDragged({ dragged, onEnd }: { dragged(): Dragged; onEnd?(): void }) {
  const [{ isDragging }, connect, connectPreview] = useDrag({
    type: kind,
    item: dragged,
    end: () => onEnd?.(),
    collect: (monitor) => ({ isDragging: monitor.isDragging() }),
  });
  useEffect(() => {
    connectPreview(getEmptyImage(), { captureDraggingState: true });
  }, [connectPreview]);
  const source = useCallback((element: HTMLElement | null): void => void connect(element), [connect]);
  return { isDragging, source };
}

interface DropArea {
  /** The pointer moves above the element, and not above a drop area inside it. */
  onOver(dragged: Dragged, point: Point): void;
  onDrop(dragged: Dragged): void;
  onLeave(): void;
}

/** Makes an element take drops. */
export function useDropArea({ onOver, onDrop, onLeave }: DropArea) {
  const [{ isOver }, connect] = useDrop<Dragged, { isDone: true }, { isOver: boolean }>({
    accept: kind,
    hover: (dragged, monitor) => {
      const point = monitor.getClientOffset();
      if (point && monitor.isOver({ shallow: true })) onOver(dragged, point);
    },
    drop: (dragged, monitor) => {
      if (monitor.didDrop()) return undefined;
      onDrop(dragged);
      return { isDone: true };
    },
    collect: (monitor) => ({ isOver: monitor.isOver({ shallow: true }) }),
  });
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (!isOver) return undefined;
    return () => leave();
  }, [isOver]);
  const target = useCallback((element: HTMLElement | null): void => void connect(element), [connect]);
  return { isOver, target };
}

/** What is being dragged and where the pointer is, for a picture beside the pointer. */
export const useDragPicture = (): { dragged: Dragged; point: Point } | null =>
  useDragLayer((monitor) => {
    const dragged = monitor.getItem<Dragged | null>();
    const point = monitor.getClientOffset();
    return monitor.isDragging() && dragged && point ? { dragged, point } : null;
  });
