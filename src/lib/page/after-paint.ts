/** Runs a task once the browser has painted what React has just rendered, because a timer set in a frame ends after it. */
export const afterPaint = (task: () => void): void => void requestAnimationFrame(() => setTimeout(task));
