/** Runs a task after the browser has painted what React has just rendered: a timer that is set in an animation frame fires after the frame is painted. */
export const afterPaint = (task: () => void): void => void requestAnimationFrame(() => setTimeout(task));
